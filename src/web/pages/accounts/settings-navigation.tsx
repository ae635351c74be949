import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { settingsIds } from '#web/features/accounts/settings/settings-ids.ts'
import { deletionCatalog } from '#web/features/accounts/texts/deletion-texts.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { notificationSettingsCatalog } from '#web/features/notifications/texts/notification-settings-texts.ts'
import { personalDataCatalog } from '#web/features/personal-data/texts/personal-data-texts.ts'
import { savedSearchesCatalog } from '#web/features/projects/texts/saved-searches-texts.ts'
import { focusSection } from '#web/lib/focus/arrival.ts'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import {
  blockedId,
  notificationSettingsId,
  personalDataId,
  savedSearchesId,
} from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { SectionMenu } from '#web/ui/overlays/section-menu.tsx'

const { email, password, secondFactor, sessions, deletion } = settingsIds

/** The sections of each group by the ids of their headings. */
const sectionsOf = {
  security: [email, password, secondFactor, sessions],
  notifications: [notificationSettingsId, savedSearchesId],
  privacy: [blockedId, personalDataId, deletion],
} as const
export type SettingsGroup = keyof typeof sectionsOf
type SectionId = (typeof sectionsOf)[SettingsGroup][number]

const groups = ['security', 'notifications', 'privacy'] as const satisfies readonly SettingsGroup[]

/** The group of the section that a hash names; the first one if it names none. */
export const settingsGroupOf = (hash: string): SettingsGroup =>
  groups.find((group) => sectionsOf[group].some((id) => id === hash)) ?? 'security'

/** The groups of the settings, and the sections of the one that shows; narrow screens have all of them in a menu. */
export function SettingsNavigation({ current }: { current: SettingsGroup }) {
  const { sections, menu, groups: names } = useTexts(profileCatalog)
  const titles = useSectionTitles()
  const groupId = useId()
  return (
    <nav aria-label={sections} className="lg:short:static mb-6 lg:sticky lg:top-24 lg:self-start">
      <div className="lg:hidden">
        <SectionMenu
          groups={groups.map((group) => ({
            title: names[group],
            sections: sectionsOf[group].map((id) => ({ id, title: titles[id] })),
          }))}
        >
          <span className="sr-only">{menu}</span> {names[current]}
        </SectionMenu>
      </div>
      <ul className="border-line grid border-b max-lg:hidden">
        {groups.map((group) => (
          <li key={group}>
            <SectionLink
              id={sectionsOf[group][0]}
              {...(group === current && { linkId: groupId })}
              title={names[group]}
              isCurrent={group === current}
              className={joinClasses(
                'font-semibold no-underline hover:underline',
                // Without a color of its own, the border shows in forced colors, too: so only this one has it.
                group === current ? 'border-primary text-ink border-s-2 ps-2.5' : 'text-primary-ink ps-3',
              )}
            />
          </li>
        ))}
      </ul>
      <ul aria-labelledby={groupId} className="grid ps-3 pt-1 max-lg:hidden">
        {sectionsOf[current].map((id) => (
          <li key={id}>
            <SectionLink id={id} title={titles[id]} className="link" />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionLinkProps = {
  /** Of the section that it leads to. */
  id: SectionId
  title: string
  isCurrent?: boolean
  /** The id of the link itself, which names the sections of its group. */
  linkId?: string
  className: string
}

function SectionLink({ id, title, isCurrent = false, linkId, className }: SectionLinkProps) {
  return (
    <Link
      to="."
      {...(linkId !== undefined && { id: linkId })}
      search
      hash={id}
      aria-current={isCurrent ? 'true' : undefined}
      // The address alone is the same for all of them.
      activeOptions={{ exact: true, includeHash: true }}
      // Where it leads to the hash that is there, nothing else moves the focus.
      onClick={whenOpenedHere(() => focusSection(id))}
      className={joinClasses('inline-flex min-h-11 items-center text-sm', className)}
    >
      {title}
    </Link>
  )
}

function useSectionTitles(): Record<SectionId, string> {
  const { settings } = useTexts(profileCatalog)
  return {
    [email]: settings.email.heading,
    [password]: settings.password.heading,
    [secondFactor]: useTexts(secondFactorCatalog).settings.heading,
    [sessions]: settings.sessions.heading,
    [notificationSettingsId]: useTexts(notificationSettingsCatalog).heading,
    [savedSearchesId]: useTexts(savedSearchesCatalog).heading,
    [blockedId]: useTexts(blocksCatalog).settings.heading,
    [personalDataId]: useTexts(personalDataCatalog).heading,
    [deletion]: useTexts(deletionCatalog).heading,
  }
}
