/** What the platform shows by its own rules: featured projects and trending skills (foundation 2.8, 7). */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import {
  getTrendingSkills,
  listFeaturedProjects,
  listTopRatedOrganizations,
  listTopRatedProjects,
} from '#contract/discovery.ts'
import { call } from '#web/lib/api.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'

const featured = queryOptions({
  queryKey: [listFeaturedProjects.path],
  queryFn: (asked) => call(listFeaturedProjects, {}, asked),
  refetchOnMount: refreshUnlessDrawn,
})

const trending = queryOptions({
  queryKey: [getTrendingSkills.path],
  queryFn: (asked) => call(getTrendingSkills, {}, asked),
  refetchOnMount: refreshUnlessDrawn,
})

const topRated = queryOptions({
  queryKey: [listTopRatedProjects.path],
  queryFn: (asked) => call(listTopRatedProjects, {}, asked),
  refetchOnMount: refreshUnlessDrawn,
})

/** The best rated projects; few reviews count less than many. */
export function useTopRatedProjects() {
  return useQuery(topRated)
}

/** Reads the best rated projects before a screen is drawn. */
export async function readTopRated(queryClient: QueryClient): Promise<void> {
  await queryClient.query(topRated)
}

/** Projects that take applications, those to be looked at first in front. */
export function useFeaturedProjects() {
  return useQuery(featured)
}

/** The best rated organizations, asked again whenever they are opened. */
export function useTopOrganizations() {
  return useQuery({
    queryKey: [listTopRatedOrganizations.path],
    queryFn: (asked) => call(listTopRatedOrganizations, {}, asked),
    refetchOnMount: 'always',
  })
}

/** The skills that most new projects ask for, at most eight (foundation 9). */
export function useTrendingSkills() {
  const { data, ...state } = useQuery(trending)
  return { ...state, skills: data?.skills.slice(0, shownSkills) }
}

const shownSkills = 8

/** Reads both before a screen is drawn. */
export async function readDiscovery(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.query(featured), queryClient.query(trending)])
}
