import { useQueryClient, type Query } from '@tanstack/react-query'
import { useLive } from '#web/lib/live.ts'

/**
 * Loads every list and page on screen that shows a project again when an administrator holds, removes or shows it.
 * Renders nothing.
 */
export function VisibilityLive() {
  const queryClient = useQueryClient()
  useLive('visibility', ({ projectId }) => {
    void queryClient.invalidateQueries({ predicate: (query) => isAbout(query, projectId) })
  })
  return null
}

/** Not the cases of administrators: reading those is recorded in the audit log. */
function isAbout({ queryKey, state }: Query, projectId: string): boolean {
  if (String(queryKey[0]).startsWith('/api/admin/')) return false
  return queryKey.includes(projectId) || JSON.stringify(state.data ?? null).includes(projectId)
}
