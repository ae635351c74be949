/** What the platform shows by its own rules: featured projects and trending skills (foundation 2.8, 7). */
import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  getTrendingSkills,
  listFeaturedProjects,
  listTopRatedOrganizations,
  listTopRatedProjects,
} from '#contract/projects/discovery.ts'
import { endpointQuery, useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const fresh = { refetchOnMount: refetchUnlessServerRendered }
const featured = endpointQuery(listFeaturedProjects, {}, fresh)
const trending = endpointQuery(getTrendingSkills, {}, fresh)
const topRated = endpointQuery(listTopRatedProjects, {}, fresh)

/** The best rated projects; few reviews count less than many. */
export function useTopRatedProjects() {
  return useQuery(topRated)
}

/** Reads the best rated projects before a screen is drawn. */
export async function loadTopRated(queryClient: QueryClient): Promise<void> {
  await queryClient.query(topRated)
}

/** Projects that take applications, those to be looked at first in front. */
export function useFeaturedProjects() {
  return useQuery(featured)
}

/** The best rated organizations, asked again whenever they are opened. */
export function useTopOrganizations() {
  return useEndpointQuery(listTopRatedOrganizations, {})
}

/** The skills that most new projects ask for, at most eight (foundation 9). */
export function useTrendingSkills() {
  const { data, ...state } = useQuery(trending)
  return { ...state, skills: data?.skills.slice(0, skillFilters) }
}

const skillFilters = 8

/** Reads both before a screen is drawn. */
export async function loadDiscovery(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.query(featured), queryClient.query(trending)])
}
