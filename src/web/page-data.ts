/**
 * What the server loads for each public page before it renders it. Only the server's build imports this: a browser gets the
 * answers with the document.
 */
import type { QueryClient } from '@tanstack/react-query'
import { helpTopics } from '#contract/help.ts'
import { legalDocuments } from '#contract/legal.ts'
import type { DrawnPage } from '#contract/page.ts'
import { readUser } from '#web/features/accounts/session.ts'
import { readCredential } from '#web/features/credentials/api.ts'
import { readFigures } from '#web/features/figures/api.ts'
import { readOrganization } from '#web/features/organizations/page-api.ts'
import { readPortfolio } from '#web/features/portfolios/api.ts'
import { readOpenProjects, readProject, readProjectList } from '#web/features/projects/api.ts'
import { readDiscovery, readTopRated } from '#web/features/projects/discovery.ts'
import { readFilters } from '#web/features/projects/filters.ts'
import { readPublicReviews } from '#web/features/reviews/public-api.ts'
import { readTopOrganizationList } from '#web/features/standings/api.ts'
import { readListing } from '#web/features/standings/listing.ts'
import { readChoice, readText } from './lib/search-params.ts'
import { unbuiltScreens } from './unbuilt-screens.ts'

export type PageRequest = {
  queryClient: QueryClient
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

export type PageData = {
  /** The screen's module, seen from here: the document asks for its code together with the page. Null for a page without. */
  screen: string | null
  /** Loads what the screen shows and returns the page's status, or null where the browser renders this visitor's page. */
  load: (request: PageRequest) => Promise<DrawnPage['status'] | null>
}

const foundIf = (isFound: boolean) => (isFound ? 200 : 404)

const home = (load: (queryClient: QueryClient) => Promise<unknown>): PageData => ({
  screen: 'pages/home.tsx',
  async load({ queryClient }) {
    if (readUser(queryClient)) return null
    await load(queryClient)
    return 200
  },
})

const browse: PageData = {
  screen: 'pages/browse.tsx',
  async load({ queryClient, search }) {
    if (search['topRated']) await readTopRated(queryClient)
    await readProjectList(queryClient, readFilters(search))
    return 200
  },
}

const project: PageData = {
  screen: 'pages/project.tsx',
  async load({ queryClient, params }) {
    const found = await readProject(queryClient, readText(params['id']) ?? '')
    if ('missing' in found) return found.missing === 'removed' ? 410 : 404
    if (found.totalReviews > 0) await readPublicReviews(queryClient, { of: 'project', id: found.id })
    return 200
  },
}

const organization: PageData = {
  screen: 'pages/organization.tsx',
  async load({ queryClient, params }) {
    const found = await readOrganization(queryClient, readText(params['id'] ?? params['userId']) ?? '')
    if (!found) return 404
    const target = { of: 'organization', id: found.id } as const
    await Promise.all([readPublicReviews(queryClient, target), readOpenProjects(queryClient, found.id)])
    return 200
  },
}

/** The pages that the server renders, by the path of their route. */
export const pages: Readonly<Record<string, PageData>> = {
  '/': home((queryClient) => Promise.all([readDiscovery(queryClient), readFigures(queryClient)])),
  '/home': home(readDiscovery),
  '/browse': browse,
  '/browse-projects': browse,
  '/project/$id': project,
  '/projects/$id': project,
  '/organizations/$id': organization,
  '/organization/$userId': organization,
  '/top-organizations': {
    screen: 'pages/top-organizations.tsx',
    async load({ queryClient, search }) {
      await readTopOrganizationList(queryClient, readListing(search))
      return 200
    },
  },
  '/volunteers/$id': {
    screen: 'pages/portfolio.tsx',
    async load({ queryClient, params }) {
      const found = await readPortfolio(queryClient, readText(params['id']) ?? '')
      if (!found) return 404
      await readPublicReviews(queryClient, { of: 'volunteer', id: found.id })
      return 200
    },
  },
  '/volunteers/$id/certificates/$workId': {
    screen: 'pages/certificate.tsx',
    async load({ queryClient, params }) {
      const found = await readPortfolio(queryClient, readText(params['id']) ?? '')
      const work = found?.works.find(({ id }) => id === params['workId'])
      return foundIf(Boolean(work?.project && work.credentialId))
    },
  },
  '/credentials/$id': {
    screen: 'pages/credential.tsx',
    load: async ({ queryClient, params }) =>
      foundIf(Boolean(await readCredential(queryClient, readText(params['id']) ?? ''))),
  },
  '/help': { screen: 'pages/help.tsx', load: async () => 200 },
  '/help/$topic': {
    screen: 'pages/help.tsx',
    load: async ({ params }) => foundIf(readChoice(helpTopics, params['topic']) !== undefined),
  },
  '/legal/$document': {
    screen: 'pages/legal.tsx',
    load: async ({ params }) => foundIf(readChoice(legalDocuments, params['document']) !== undefined),
  },
}

/** The administrators' area is rendered by the browser for administrators; for everyone else nothing is there. */
const administration: PageData = {
  screen: null,
  load: async ({ queryClient }) => (readUser(queryClient)?.isAdmin ? null : 404),
}

/** An address that leads nowhere. */
export const missingPage: PageData = { screen: null, load: async () => 404 }

const unbuiltPaths: ReadonlySet<string> = new Set(unbuiltScreens.map(({ path }) => path))

/** How the server renders the page of a route, by its path; undefined where the browser renders it. */
export function findPageData(path: string): PageData | undefined {
  if (unbuiltPaths.has(path)) return missingPage
  return path.startsWith('/admin') ? administration : pages[path]
}
