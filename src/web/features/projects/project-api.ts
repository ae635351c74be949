/** One project, and those that are named beside it. */
import type { QueryClient } from '@tanstack/react-query'
import { getProject, listProjects, type Project } from '#contract/projects/projects.ts'
import { callPage } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { endpointListQuery, useLoadedList } from '#web/lib/calls/endpoint-list.ts'
import { callQuery, endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

/** Why an address has no project: it was taken down, or never existed. */
export type MissingProject = { missing: 'removed' | 'unknown' }

const fresh = { refetchOnMount: refetchUnlessServerRendered }

function findMissing(error: unknown): MissingProject {
  const status = isApiError(error) ? error.status : 0
  if (status === 410) return { missing: 'removed' }
  // An id that is not even valid (400) means no project, too.
  if (status === 400 || status === 404) return { missing: 'unknown' }
  throw error
}

const projectQuery = (id: string) =>
  endpointQuery(
    getProject,
    { params: { id } },
    // Coming back to the page, visitors, who have no live events, see whether the project is gone.
    { queryKey: [listProjects.path, id], recover: findMissing, ...fresh, refetchOnWindowFocus: 'always' },
  )

/** One project and the reader's relation to it. Cached data shows immediately and is fetched again. */
export function useProject(id: string) {
  return useLoadedQuery(projectQuery(id))
}

/** One project, always fetched; cached data is not used until then. */
export function useFreshProject(id: string) {
  const query = useLoadedQuery({ ...projectQuery(id), refetchOnMount: 'always' })
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
}

const openProjectsQuery = (organizationId: string) => {
  const query = { organizationId, accepting: 'true' } as const
  return callQuery(
    [listProjects.path, query],
    ({ signal, meta }) => callPage(listProjects, { query }, { signal, meta }),
    fresh,
  )
}

/** The first open projects of an organization, newest first. */
export function useOpenProjects(organizationId: string) {
  return useLoadedQuery(openProjectsQuery(organizationId))
}

/**
 * Other open projects that the reader has not applied to, at most `most`: those that ask for one of its required skills, then those for one of its causes,
 * then any; each newest first. `areLike` is false if some share neither. Empty until all have
 * loaded, so that the list does not grow under the pointer.
 */
export function useAlternatives(project: Closed, most: number) {
  const lists = [
    useLoadedList(alternativesQuery(withSkills(project))).data,
    useLoadedList(alternativesQuery(withCauses(project))).data,
    useLoadedList(alternativesQuery({})).data,
  ]
  const isLoaded = lists.every((data) => data !== undefined)
  const [like, others] = [lists.slice(0, 2), lists.slice(2)].map((some) =>
    some.flatMap((data) => data?.pages[0]?.items ?? []),
  )
  const found = new Map([...(like ?? []), ...(others ?? [])].map((other) => [other.id, other]))
  found.delete(project.id)
  const shown = isLoaded ? [...found.values()].slice(0, most) : []
  return { projects: shown, areLike: shown.every(({ id }) => like?.some((other) => other.id === id)) }
}

type Closed = Pick<Project, 'id' | 'requiredSkills' | 'causeAreas'>

const withSkills = ({ requiredSkills }: Closed) =>
  requiredSkills.length > 0 ? { skills: requiredSkills.join(',') } : {}
const withCauses = ({ causeAreas }: Closed) =>
  causeAreas.length > 0 ? { causeAreas: causeAreas.join(',') } : {}

const alternativesQuery = (shared: { skills?: string; causeAreas?: string }) =>
  endpointListQuery(listProjects, { query: { accepting: 'true', notApplied: 'true', ...shared } }, fresh)

/** Loads the projects that a closed one names before its screen renders. */
export async function loadAlternatives(queryClient: QueryClient, project: Closed): Promise<void> {
  const queries = [withSkills(project), withCauses(project), {}]
  await Promise.all(queries.map((shared) => queryClient.infiniteQuery(alternativesQuery(shared))))
}

/** Loads an organization's open projects before its screen renders. */
export async function loadOpenProjects(queryClient: QueryClient, organizationId: string): Promise<void> {
  await queryClient.query(openProjectsQuery(organizationId))
}

/** Loads a project before its screen renders; throws if that fails. */
export function loadProject(queryClient: QueryClient, id: string): Promise<Project | MissingProject> {
  return queryClient.query(projectQuery(id))
}
