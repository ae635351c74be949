/**
 * The pages that the server renders, with the data that it loads for each. Only the server build imports this; browsers
 * get the data with the document.
 */
import { isStaff } from '#domain/accounts/staff.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { credentialPages } from '#web/pages/credentials/server-data.ts'
import { helpPages } from '#web/pages/help/server-data.ts'
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

/** The modules of the screens that signed-in people open most and that the browser renders, by path. */
export const browserScreens: Readonly<Record<string, string>> = {
  '/applications': 'pages/applications/applications.tsx',
  '/dashboard': 'pages/dashboards/dashboard.tsx',
  '/messages': 'pages/messages/messages.tsx',
  '/my-applications': 'pages/applications/applications.tsx',
  '/organization-dashboard': 'pages/dashboards/organization-dashboard.tsx',
  '/profile': 'pages/accounts/profile.tsx',
  '/volunteer-dashboard': 'pages/dashboards/volunteer-dashboard.tsx',
}

/** The page for addresses that do not exist. */
export const missingPage: ServerPage = { screen: null, load: async () => 404 }

/** How the server renders the page of a route path; undefined if the browser renders it. */
export function findPageData(path: string): ServerPage | undefined {
  return path.startsWith('/admin') ? administration : pages[path]
}
