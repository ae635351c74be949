/**
 * The pages that the server renders, with the data that it loads for each. Only the server build imports this; browsers
 * get the data with the document.
 */
import { createElement, type ComponentType } from 'react'
import { namePlace } from '#contract/page.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { decideAccess, listModes, type Access, type UserType } from '#domain/accounts/accounts.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { ProfileTitle } from '#web/pages/accounts/heading.tsx'
import { ReceivedTitle, SentTitle } from '#web/pages/applications/headings.tsx'
import { credentialPages } from '#web/pages/credentials/server-data.ts'
import { OrganizationDashboardHeading, VolunteerDashboardHeading } from '#web/pages/dashboards/headings.tsx'
import { helpPages } from '#web/pages/help/server-data.ts'
import { HomeShellHeading } from '#web/pages/landing/home-heading.tsx'
import { landingPages } from '#web/pages/landing/server-data.ts'
import { organizationPages } from '#web/pages/organizations/server-data.ts'
import { portfolioPages } from '#web/pages/portfolios/server-data.ts'
import { projectPages } from '#web/pages/projects/server-data.ts'
import { rankingPages } from '#web/pages/rankings/server-data.ts'
import type { ServerPage } from './server-page.ts'

/** By the path of the route. */
export const pages: Readonly<Record<string, ServerPage>> = {
  ...credentialPages,
  ...helpPages,
  ...landingPages,
  ...organizationPages,
  ...portfolioPages,
  ...projectPages,
  ...rankingPages,
}

/** The browser renders the administration area for staff; everyone else gets "not found". */
const administration: ServerPage = {
  screen: null,
  load: async ({ queryClient }) => {
    const user = getCachedUser(queryClient)
    return user && isStaff(user) ? null : 404
  },
}

interface ScreenHeading {
  access: Access
  /** Only for accounts with this side alone: which side is open with both, only the browser knows. */
  side?: UserType
  Heading: ComponentType
  /** The classes of its frame, so that it is where the screen will have it. */
  top: string
  width?: string
}

const top = 'pt-8 sm:pt-10'

const HomeTitle = () => createElement(HomeShellHeading, { name: namePlace })

/** What the document shows of a screen before its code has loaded. */
export const headings = {
  home: { access: 'public', Heading: HomeTitle, top },
  organizationDashboard: { access: 'organization', Heading: OrganizationDashboardHeading, top },
  volunteerDashboard: { access: 'volunteer', Heading: VolunteerDashboardHeading, top },
  profile: { access: 'signed-in', Heading: ProfileTitle, top, width: 'max-w-5xl' },
  sentApplications: { access: 'signed-in', side: 'volunteer', Heading: SentTitle, top, width: 'max-w-272' },
  receivedApplications: {
    access: 'signed-in',
    side: 'organization',
    Heading: ReceivedTitle,
    top: 'pt-5 short:pt-2 lg:pt-3',
  },
} as const satisfies Record<string, ScreenHeading>

type HeadingName = keyof typeof headings

const isHeadingName = (name: string): name is HeadingName => name in headings

/** The heading with this name; undefined if there is none. */
export const findHeading = (name: string | null): ScreenHeading | undefined =>
  name !== null && isHeadingName(name) ? headings[name] : undefined

/** The one of these headings that the screen will show to someone. */
export function chooseHeading(names: readonly HeadingName[], user: User): HeadingName | null {
  const modes = listModes(user)
  const isShown = ({ access, side }: ScreenHeading) =>
    decideAccess(access, user) === 'allowed' && (side === undefined || modes.every((mode) => mode === side))
  return names.find((name) => isShown(headings[name])) ?? null
}

interface Screen {
  /** Its module, relative to `src/web`. */
  module: string
  headings?: readonly HeadingName[]
}

/** The server renders it, but not for someone with both sides, or if it is busy. */
const home: Screen = { module: 'pages/landing/home-content.tsx', headings: ['home'] }
const applications: Screen = {
  module: 'pages/applications/applications.tsx',
  headings: ['sentApplications', 'receivedApplications'],
}
const organizationDashboard: Screen = {
  module: 'pages/dashboards/organization-dashboard.tsx',
  headings: ['organizationDashboard'],
}

/** The screens that signed-in people open most and that the browser renders, by path. */
export const browserScreens: Readonly<Record<string, Screen>> = {
  '/': home,
  '/applications': applications,
  '/dashboard': { module: 'pages/dashboards/dashboard.tsx' },
  '/home': home,
  '/messages': { module: 'pages/messages/messages.tsx' },
  '/my-applications': applications,
  '/my-projects': organizationDashboard,
  '/organization-dashboard': organizationDashboard,
  '/profile': { module: 'pages/accounts/profile.tsx', headings: ['profile'] },
  '/volunteer-dashboard': {
    module: 'pages/dashboards/volunteer-dashboard.tsx',
    headings: ['volunteerDashboard'],
  },
}

/** The page for addresses that do not exist. */
export const missingPage: ServerPage = { screen: null, load: async () => 404 }

/** How the server renders the page of a route path; undefined if the browser renders it. */
export function findPageData(path: string): ServerPage | undefined {
  return path.startsWith('/admin') ? administration : pages[path]
}
