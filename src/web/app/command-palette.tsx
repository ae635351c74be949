import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { listOrganizationProjects } from '#contract/projects/management.ts'
import { isOfferedCreateProject, listModes } from '#domain/accounts/accounts.ts'
import { holdsRole } from '#domain/accounts/staff.ts'
import { hasPowerIn } from '#domain/organizations/members.ts'
import { listSections } from '#web/features/administration/overview/sections.ts'
import {
  administrationCatalog,
  type AdministrationTexts,
} from '#web/features/administration/texts/administration-texts.ts'
import { describeSearch } from '#web/lib/navigation/describe-search.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { paths, waitingSearch } from '#web/lib/navigation/paths.ts'
import { usePausedText } from '#web/lib/forms/paused-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { findCatalog } from '#web/lib/texts/find-texts.ts'
import { FilterList } from '#web/ui/forms/filter-list.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { paletteCatalog, type PaletteTexts } from './texts/palette-texts.ts'

export type CommandPaletteProps = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Where what was typed can be searched for. The prefix tells a search from the screen of the same name. */
const searches = {
  'applicants:': (typed: string) => paths.applications({ tab: 'received', search: typed }),
  'volunteers:': (typed: string) => paths.volunteers({ search: typed }),
  'projects:': (typed: string) => paths.browse({ search: typed }),
  'people:': (typed: string) => paths.adminPeople({ q: typed }),
  'organizations:': (typed: string) => paths.adminOrganizations({ q: typed }),
  'moderated:': (typed: string) => paths.adminProjects({ q: typed }),
} as const
const prefixes = [
  'applicants:',
  'volunteers:',
  'projects:',
  'people:',
  'organizations:',
  'moderated:',
] as const

/** Every screen of a person by its name, projects of their organizations, and searches for people and projects. */
export function CommandPalette({ user, open, onOpenChange }: CommandPaletteProps) {
  const texts = useTexts(paletteCatalog)
  const finds = useTexts(findCatalog)
  const administration = useTexts(administrationCatalog)
  const navigate = useNavigate()
  const screens = listScreens(texts, administration, user)
  const [typed, setTyped] = useState('')
  const projects = useOwnProjects(user, typed)
  const choose = (value: string) => {
    onOpenChange(false)
    const screen = screens.find((each) => each.label === value)
    const prefix = prefixes.find((each) => value.startsWith(each))
    const project = projects.find(({ id }) => id === value)
    if (screen) void navigate(screen.to)
    else if (project) void navigate(paths.project(project.id))
    else if (prefix) void navigate(searches[prefix](value.slice(prefix.length)))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      onClosed={(event) => {
        setTyped('')
        keepFocus(event)
      }}
    >
      <FilterList
        label={texts.list}
        find={describeSearch(finds, user)}
        none={texts.none}
        options={screens.map(({ label }) => ({ value: label, label }))}
        onType={setTyped}
        last={(query) => [
          // What has the name that is typed comes before searches for it.
          ...projects.map(({ id, title }) => ({ value: id, label: title, detail: texts.ownProject })),
          ...listSearches(texts, user, query),
        ]}
        value=""
        onChoose={choose}
        className="h-[min(26rem,60dvh)]"
      />
    </Dialog>
  )
}

/** From this many characters on, few enough projects are found. */
const minCharacters = 2

/** The newest projects of a member's organizations whose title has what is typed. */
function useOwnProjects(user: User, typed: string): readonly { id: string; title: string }[] {
  const search = usePausedText(typed.trim())
  const isAsked = search.length >= minCharacters && listModes(user).includes('organization')
  const { data } = useEndpointQuery(listOrganizationProjects, isAsked ? { query: { search } } : null, {
    placeholderData: keepPreviousData,
  })
  return (isAsked && data) || []
}

/** Members search for people, staff also among what their roles include. */
function listSearches(texts: PaletteTexts, user: User, query: string) {
  return [
    ...(listModes(user).includes('organization')
      ? [
          { value: `applicants:${query}`, label: texts.searchApplicants({ query }) },
          { value: `volunteers:${query}`, label: texts.searchVolunteers({ query }) },
        ]
      : []),
    ...(user.isAdmin
      ? [
          { value: `people:${query}`, label: texts.searchPeople({ query }) },
          { value: `organizations:${query}`, label: texts.searchOrganizations({ query }) },
        ]
      : []),
    ...(holdsRole(user, 'moderator')
      ? [{ value: `moderated:${query}`, label: texts.searchAllProjects({ query }) }]
      : []),
    { value: `projects:${query}`, label: texts.searchProjects({ query }) },
  ]
}

/** After a choice the new screen takes the focus; after Escape it returns. */
function keepFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}

type Link =
  | ReturnType<(typeof paths)[keyof typeof paths]>
  | { to: ReturnType<typeof listSections>[number]['path'] }

/** What there is for a person, by its name in their language. */
export function listScreens(
  { screens: names, administration: inAdministration }: PaletteTexts,
  { sections }: AdministrationTexts,
  user: User,
): { label: string; to: Link }[] {
  const modes = listModes(user)
  const [acting] = user.organizations
  // Coordinators don't change an organization that they help.
  const canManage = !acting || hasPowerIn(user, acting.id, 'organization')
  return [
    { label: names.dashboard, to: paths.dashboard() },
    { label: names.browse, to: paths.browse() },
    { label: names.messages, to: paths.messages() },
    ...(modes.includes('volunteer')
      ? [
          { label: names.volunteerDashboard, to: paths.volunteerDashboard() },
          { label: names.mine, to: paths.applications({ tab: 'mine' }) },
          { label: names.invites, to: paths.invites() },
          { label: names.matching, to: paths.matching() },
          { label: names.saved, to: paths.volunteerDashboard({ tab: 'saved' }) },
          { label: names.volunteerProfile, to: paths.volunteerProfile() },
        ]
      : []),
    ...(modes.includes('organization')
      ? [
          { label: names.organizationDashboard, to: paths.organizationDashboard() },
          {
            label: names.received,
            // With one side, the page opens what waits, or everything if nothing does.
            to: paths.applications(modes.length === 1 ? {} : waitingSearch),
          },
          { label: names.volunteers, to: paths.volunteers() },
          { label: names.sentInvites, to: paths.sentInvites() },
          { label: names.ownProjects, to: paths.organizationDashboard({ tab: 'projects' }) },
          ...(canManage
            ? [
                { label: names.organizationProfile, to: paths.organizationProfile() },
                { label: names.verification, to: paths.organizationVerification() },
              ]
            : []),
          ...user.organizations
            .slice(0, 1)
            .map(({ id }) => ({ label: names.impact, to: paths.organizationImpact(id) })),
        ]
      : []),
    ...(isOfferedCreateProject(user) ? [{ label: names.create, to: paths.createProject() }] : []),
    { label: names.reviews, to: paths.reviews() },
    { label: names.analytics, to: paths.reviewAnalytics() },
    { label: names.rewards, to: paths.rewards() },
    { label: names.organizations, to: paths.topOrganizations() },
    { label: names.profile, to: paths.profile() },
    { label: names.settings, to: paths.profile({ tab: 'settings' }) },
    { label: names.notifications, to: paths.notificationSettings() },
    { label: names.decisions, to: paths.decisions() },
    { label: names.home, to: paths.home() },
    { label: names.safeguards, to: paths.safeguards() },
    { label: names.help, to: paths.helpContents() },
    ...listSections(user).map(({ path, id }) => ({
      label: inAdministration({ section: sections[id] }),
      to: { to: path },
    })),
  ]
}
