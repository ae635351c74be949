import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { useLive, useReconnect } from '#web/lib/live/live.ts'

/**
 * Loads every list and page on screen that shows a project again when an administrator holds, removes or shows it, or
 * suspends or reinstates its organization; and lists that show it when it pauses, resumes, ends or its last spot is taken.
 * Renders nothing.
 */
export function VisibilityLive() {
  const queryClient = useQueryClient()
  useLive('visibility', ({ projectId }) => void refresh(queryClient, { projectIds: [projectId] }))
  useLive('availability', ({ projectId }) => void refreshLists(queryClient, projectId))
  useLive('organizationVisibility', (changed) => void refresh(queryClient, changed))
  useReconnect(() => void queryClient.invalidateQueries({ predicate: isListOrPage }))
  return null
}

interface Changed {
  projectIds: readonly string[]
  organizationId?: string
}

/** The projects' own pages first: if one is gone, so is what hangs on it, and asking for that would only fail. */
async function refresh(queryClient: QueryClient, { projectIds, organizationId }: Changed): Promise<void> {
  const projects = new Set<unknown>(projectIds)
  const isOnPage = ({ queryKey: [path, id] }: Query) =>
    projects.has(id) && (path === listProjects.path || String(path).startsWith(`${getProject.path}/`))
  const isPage = (query: Query) => isOnPage(query) && isListOrPage(query)
  await queryClient.invalidateQueries({ predicate: isPage })
  const pages = queryClient.getQueryCache().findAll({ predicate: isPage })
  const gone = new Set(pages.filter(({ state }) => isMissing(state)).map(({ queryKey: [, id] }) => id))
  const isItsPart = (query: Query) => isOnPage(query) && !isPage(query)
  const isPartOfGone = (query: Query) => isItsPart(query) && gone.has(query.queryKey[1])
  const isPartOfShown = (query: Query) => isItsPart(query) && !gone.has(query.queryKey[1])
  await queryClient.invalidateQueries({ predicate: isPartOfGone, refetchType: 'none' })
  await queryClient.invalidateQueries({ predicate: isPartOfShown })
  const ids = organizationId === undefined ? projectIds : [...projectIds, organizationId]
  await queryClient.invalidateQueries({ predicate: (query) => !isOnPage(query) && isAbout(query, ids) })
}

/** The lists that show a project. Not its page: someone may be applying there, who reads the answer to that. */
const refreshLists = (queryClient: QueryClient, projectId: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) =>
      isOfProjects(query) && !query.queryKey.includes(projectId) && isAbout(query, [projectId]),
  })

const isOfProjects = ({ queryKey: [path] }: Query) => String(path).startsWith(listProjects.path)

/** A list of projects or a project's own page, not what belongs to that: forms may start from it. */
const isListOrPage = ({ queryKey }: Query) => queryKey[0] === listProjects.path && queryKey.length === 2

const isMissing = ({ status, data }: Query['state']) =>
  status === 'error' || (typeof data === 'object' && data !== null && 'missing' in data)

/** Not the cases of administrators: reading those is recorded in the audit log. */
function isAbout({ queryKey, state }: Query, ids: readonly string[]): boolean {
  if (String(queryKey[0]).startsWith('/api/admin/')) return false
  const data = JSON.stringify(state.data ?? null)
  return ids.some((id) => queryKey.includes(id) || data.includes(id))
}
