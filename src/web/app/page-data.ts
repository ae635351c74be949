/**
 * The pages that the server renders, with the data that it loads for each. Only the server build imports this; browsers
 * get the data with the document.
 */
import { createElement, type ReactElement } from 'react'
import type { Access } from '#domain/accounts/accounts.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
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

interface Screen {
  /** Its module, relative to `src/web`. */
  module: string
  /** What the document shows of it before its code has loaded, to those who may see the screen. `name` is the first name. */
  heading?: { access: Access; render: (name: string) => ReactElement }
}

/** The server renders it, but not for someone with both sides, or if it is busy. */
const home: Screen = {
  module: 'pages/landing/home-content.tsx',
  heading: { access: 'public', render: (name) => createElement(HomeShellHeading, { name }) },
}

const organizationDashboard: Screen = {
  module: 'pages/dashboards/organization-dashboard.tsx',
  heading: { access: 'organization', render: () => createElement(OrganizationDashboardHeading) },
}

/** The screens that signed-in people open most and that the browser renders, by path. */
export const browserScreens: Readonly<Record<string, Screen>> = {
  '/': home,
  '/applications': { module: 'pages/applications/applications.tsx' },
  '/dashboard': { module: 'pages/dashboards/dashboard.tsx' },
  '/home': home,
  '/messages': { module: 'pages/messages/messages.tsx' },
  '/my-applications': { module: 'pages/applications/applications.tsx' },
  '/my-projects': organizationDashboard,
  '/organization-dashboard': organizationDashboard,
  '/profile': { module: 'pages/accounts/profile.tsx' },
  '/volunteer-dashboard': {
    module: 'pages/dashboards/volunteer-dashboard.tsx',
    heading: { access: 'volunteer', render: () => createElement(VolunteerDashboardHeading) },
  },
}

/** The page for addresses that do not exist. */
export const missingPage: ServerPage = { screen: null, load: async () => 404 }

/** How the server renders the page of a route path; undefined if the browser renders it. */
export function findPageData(path: string): ServerPage | undefined {
  return path.startsWith('/admin') ? administration : pages[path]
}
