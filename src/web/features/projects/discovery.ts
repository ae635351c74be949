/** Discovery: featured projects and trending skills (spec F2.8, F7). */
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import {
  getTrendingSkills,
  listFeaturedProjects,
  listTopRatedOrganizations,
  listTopRatedProjects,
} from '#contract/projects/discovery.ts'
import { endpointQuery, useEndpointQuery, useLoadedQuery } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'
import { noFilters, queryOf, type ProjectFilters } from './filters.ts'

const fresh = { refetchOnMount: refetchUnlessServerRendered }
const featured = endpointQuery(listFeaturedProjects, {}, fresh)
const trending = endpointQuery(getTrendingSkills, {}, fresh)
// Closed ones, too: most projects are completed before they are rated.
const topRated = (filters: ProjectFilters) =>
  endpointQuery(listTopRatedProjects, { query: queryOf({ ...filters, closed: true }) }, fresh)

/** The highest-rated projects of all; ratings with few reviews weigh less. */
export function useTopRatedProjects() {
  return useLoadedQuery(topRated(noFilters))
}

/** The highest-rated ones that the filters find. While other filters load, the previous ones stay (`isPlaceholderData`). */
export function useTopRatedList(filters: ProjectFilters) {
  return useLoadedQuery({ ...topRated(filters), placeholderData: keepPreviousData })
}

/** Loads the highest-rated projects before a screen renders. */
export async function loadTopRated(queryClient: QueryClient, filters: ProjectFilters): Promise<void> {
  await queryClient.query(topRated(filters))
}

/** Open projects, featured ones first. */
export function useFeaturedProjects() {
  return useLoadedQuery(featured)
}

/** The highest-rated organizations, fetched again each time they are opened. */
export function useTopOrganizations() {
  return useEndpointQuery(listTopRatedOrganizations, {})
}

/** The skills that most new projects need, at most eight (spec F9). */
export function useTrendingSkills() {
  const { data, ...state } = useLoadedQuery(trending)
  return { ...state, skills: data?.skills.slice(0, skillFilters) }
}

const skillFilters = 8

/** Loads both before a screen renders. */
export async function loadDiscovery(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.query(featured), queryClient.query(trending)])
}
