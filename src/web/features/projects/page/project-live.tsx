import { useQueryClient } from '@tanstack/react-query'
import { listProjects } from '#contract/projects/projects.ts'
import { useLive } from '#web/lib/live/live.ts'

/** Loads a project again when its queue moves, so that its page says whether one can apply. Renders nothing. */
export function ProjectLive({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [listProjects.path, id] })
  useLive('queue', ({ projectId }) => projectId === id && refresh())
  useLive('reset', refresh)
  return null
}
