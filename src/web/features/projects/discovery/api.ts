/** Discovery: featured projects and trending skills (spec F2.8, F7). */
import type { QueryClient } from '@tanstack/react-query'
import {
  getTrendingSkills,
  listFeaturedProjects,
  listTopRatedOrganizations,
  listTopRatedProjects,
} from '#contract/projects/discovery.ts'
import { endpointQuery, useEndpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

// Signed-out visitors get no signal when a project is removed.
const fresh = { refetchOnMount: refetchUnlessServerRendered, refetchOnWindowFocus: 'always' } as const
const featured = endpointQuery(listFeaturedProjects, {}, fresh)
const trending = endpointQuery(getTrendingSkills, {}, fresh)
const topRated = endpointQuery(listTopRatedProjects, { query: {} }, fresh)

/** The highest-rated projects of all; ratings with few reviews weigh less. */
export function useTopRatedProjects() {
  return useLoadedQuery(topRated)
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
