/**
 * The data that the server loads for each public page before rendering it. Only the server build imports this;
 * browsers get the data with the document.
 */
import type { QueryClient } from '@tanstack/react-query'
import { helpTopics } from '#contract/help/help.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import type { ServerRenderedPage } from '#contract/page.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { loadCredential } from '#web/features/credentials/api.ts'
import { loadSiteStats } from '#web/features/figures/api.ts'
import { loadOrganization } from '#web/features/organizations/page-api.ts'
import { loadPortfolio } from '#web/features/portfolios/api.ts'
import { loadOpenProjects, loadProject, loadProjectList } from '#web/features/projects/api.ts'
import { loadDiscovery, loadTopRated } from '#web/features/projects/discovery.ts'
import { parseFilters } from '#web/features/projects/filters.ts'
import { loadPublicReviews } from '#web/features/reviews/public-api.ts'
import { loadTopOrganizationList } from '#web/features/rankings/api.ts'
import { parseListing } from '#web/features/rankings/listing.ts'
import { parseChoice, parseText } from '#web/lib/search-params.ts'
import { unbuiltScreens } from './unbuilt-screens.ts'

export type PageRequest = {
  queryClient: QueryClient
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

export type PageData = {
  /**
   * The screen's module, relative to this file, so that the document can preload its code. Null if the page has none.
   */
  screen: string | null
  /**
   * Loads what the screen shows and returns the page's status, or null if the browser should render the page for this
   * visitor.
   */
  load: (request: PageRequest) => Promise<ServerRenderedPage['status'] | null>
}

const foundIf = (matchesAll: boolean) => (matchesAll ? 200 : 404)

const home = (load: (queryClient: QueryClient) => Promise<unknown>): PageData => ({
  screen: 'pages/landing/home.tsx',
  async load({ queryClient }) {
    if (getCachedUser(queryClient)) return null
    await load(queryClient)
    return 200
  },
})

const browse: PageData = {
  screen: 'pages/projects/browse.tsx',
  async load({ queryClient, search }) {
    if (search['topRated']) await loadTopRated(queryClient)
    await loadProjectList(queryClient, parseFilters(search))
    return 200
  },
}

const project: PageData = {
  screen: 'pages/projects/project.tsx',
  async load({ queryClient, params }) {
    const found = await loadProject(queryClient, parseText(params['id']) ?? '')
    if ('missing' in found) return found.missing === 'removed' ? 410 : 404
    if (found.totalReviews > 0) await loadPublicReviews(queryClient, { of: 'project', id: found.id })
    return 200
  },
}

const organization: PageData = {
  screen: 'pages/organizations/organization.tsx',
  async load({ queryClient, params }) {
    const found = await loadOrganization(queryClient, parseText(params['id'] ?? params['userId']) ?? '')
    if (!found) return 404
    const target = { of: 'organization', id: found.id } as const
    await Promise.all([loadPublicReviews(queryClient, target), loadOpenProjects(queryClient, found.id)])
    return 200
  },
}

/** The pages that the server renders, by route path. */
export const pages: Readonly<Record<string, PageData>> = {
  '/': home((queryClient) => Promise.all([loadDiscovery(queryClient), loadSiteStats(queryClient)])),
  '/home': home(loadDiscovery),
  '/browse': browse,
  '/browse-projects': browse,
  '/project/$id': project,
  '/projects/$id': project,
  '/organizations/$id': organization,
  '/organization/$userId': organization,
  '/top-organizations': {
    screen: 'pages/rankings/top-organizations.tsx',
    async load({ queryClient, search }) {
      await loadTopOrganizationList(queryClient, parseListing(search))
      return 200
    },
  },
  '/volunteers/$id': {
    screen: 'pages/portfolios/portfolio.tsx',
    async load({ queryClient, params }) {
      const found = await loadPortfolio(queryClient, parseText(params['id']) ?? '')
      if (!found) return 404
      await loadPublicReviews(queryClient, { of: 'volunteer', id: found.id })
      return 200
    },
  },
  '/volunteers/$id/certificates/$workId': {
    screen: 'pages/portfolios/certificate.tsx',
    async load({ queryClient, params }) {
      const found = await loadPortfolio(queryClient, parseText(params['id']) ?? '')
      const work = found?.works.find(({ id }) => id === params['workId'])
      return foundIf(Boolean(work?.project && work.credentialId))
    },
  },
  '/credentials/$id': {
    screen: 'pages/credentials/credential.tsx',
    load: async ({ queryClient, params }) =>
      foundIf(Boolean(await loadCredential(queryClient, parseText(params['id']) ?? ''))),
  },
  '/help': { screen: 'pages/help/help.tsx', load: async () => 200 },
  '/help/$topic': {
    screen: 'pages/help/help.tsx',
    load: async ({ params }) => foundIf(parseChoice(helpTopics, params['topic']) !== undefined),
  },
  '/legal/$document': {
    screen: 'pages/help/legal.tsx',
    load: async ({ params }) => foundIf(parseChoice(legalDocuments, params['document']) !== undefined),
  },
}

/** The browser renders the administrators' area for administrators; everyone else gets "not found". */
const administration: PageData = {
  screen: null,
  load: async ({ queryClient }) => (getCachedUser(queryClient)?.isAdmin ? null : 404),
}

/** The page for addresses that do not exist. */
export const missingPage: PageData = { screen: null, load: async () => 404 }

const unbuiltPaths: ReadonlySet<string> = new Set(unbuiltScreens.map(({ path }) => path))

/** How the server renders the page of a route path; undefined if the browser renders it. */
export function findPageData(path: string): PageData | undefined {
  if (unbuiltPaths.has(path)) return missingPage
  return path.startsWith('/admin') ? administration : pages[path]
}
