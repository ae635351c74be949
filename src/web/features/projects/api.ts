import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { countProjects } from '#contract/projects/facets.ts'
import { getProject, listProjects, type Project } from '#contract/projects/projects.ts'
import { callPage } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { endpointListQuery } from '#web/lib/endpoint-list.ts'
import { endpointQuery } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'
import { queryOf, type ProjectFilters } from './filters.ts'

/** An address without a project: there was one and it was taken down, or there is none. */
export type MissingProject = { missing: 'removed' | 'unknown' }

const fresh = { refetchOnMount: refetchUnlessServerRendered }

const projectListQuery = (filters: ProjectFilters) =>
  endpointListQuery(listProjects, { query: queryOf(filters) }, fresh)

function findMissing(error: unknown): MissingProject {
  const status = isApiError(error) ? error.status : 0
  if (status === 410) return { missing: 'removed' }
  // An address that cannot even be read (400) leads to no project either.
  if (status === 400 || status === 404) return { missing: 'unknown' }
  throw error
}

const projectQuery = (id: string) =>
  endpointQuery(
    getProject,
    { params: { id } },
    { queryKey: [listProjects.path, id], recover: findMissing, ...fresh },
  )

/**
 * The projects that the filters find, page by page. While other filters are looked up the old answer stays
 * (`isPlaceholderData`); what is known shows at once on return and is asked for again.
 */
export function useProjectList(filters: ProjectFilters) {
  return useInfiniteQuery({ ...projectListQuery(filters), placeholderData: keepPreviousData })
}

const facetsQuery = (filters: ProjectFilters) =>
  endpointQuery(countProjects, { query: queryOf(filters) }, fresh)

/** How many projects each choice of the filters would find; the last known while others are counted, null before. */
export function useProjectFacets(filters: ProjectFilters) {
  return useQuery({ ...facetsQuery(filters), placeholderData: keepPreviousData }).data ?? null
}

/** One project with how the reader stands to it; what is known shows at once and is asked for again. */
export function useProject(id: string) {
  return useQuery(projectQuery(id))
}

/** One project as it is now: what is known does not count before it has been asked for again. */
export function useFreshProject(id: string) {
  const query = useQuery({ ...projectQuery(id), refetchOnMount: 'always' })
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
}

/** Reads the first page of a list and its facets before its screen is drawn; throws where it cannot be read. */
export async function loadProjectList(queryClient: QueryClient, filters: ProjectFilters): Promise<void> {
  await Promise.all([
    queryClient.infiniteQuery(projectListQuery(filters)),
    queryClient.query(facetsQuery(filters)),
  ])
}

const openProjectsQuery = (organizationId: string) => {
  const query = { organizationId, open: 'true' } as const
  return queryOptions({
    queryKey: [listProjects.path, query],
    queryFn: ({ signal, meta }) => callPage(listProjects, { query }, { signal, meta }),
    refetchOnMount: refetchUnlessServerRendered,
  })
}

/** The first projects of an organization that take applications, newest first. */
export function useOpenProjects(organizationId: string) {
  return useQuery(openProjectsQuery(organizationId))
}

/** Reads an organization's open projects before its screen is drawn. */
export async function loadOpenProjects(queryClient: QueryClient, organizationId: string): Promise<void> {
  await queryClient.query(openProjectsQuery(organizationId))
}

/** Reads a project before its screen is drawn; throws where that cannot be told. */
export function loadProject(queryClient: QueryClient, id: string): Promise<Project | MissingProject> {
  return queryClient.query(projectQuery(id))
}
