import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { listProjects } from '#contract/projects/projects.ts'
import { useLive } from '#web/lib/live.ts'

/**
 * Loads every list and page on screen that shows a project again when an administrator holds, removes or shows it.
 * Renders nothing.
 */
export function VisibilityLive() {
  const queryClient = useQueryClient()
  useLive('visibility', ({ projectId }) => void refresh(queryClient, projectId))
  return null
}

/** The project's own page first: if it is gone, so is what hangs on it, and asking for that would only fail. */
async function refresh(queryClient: QueryClient, projectId: string): Promise<void> {
  const page = [listProjects.path, projectId]
  await queryClient.invalidateQueries({ queryKey: page, exact: true })
  const isGone = queryClient.getQueryState(page)?.status === 'error'
  const isOnPage = ({ queryKey }: Query) => queryKey[0] === page[0] && queryKey[1] === projectId
  const isItsPart = (query: Query) => isOnPage(query) && query.queryKey.length > page.length
  await queryClient.invalidateQueries({ predicate: isItsPart, refetchType: isGone ? 'none' : 'active' })
  await queryClient.invalidateQueries({ predicate: (query) => !isOnPage(query) && isAbout(query, projectId) })
}

/** Not the cases of administrators: reading those is recorded in the audit log. */
function isAbout({ queryKey, state }: Query, projectId: string): boolean {
  if (String(queryKey[0]).startsWith('/api/admin/')) return false
  return queryKey.includes(projectId) || JSON.stringify(state.data ?? null).includes(projectId)
}
