import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProjectChanges } from '#contract/project-form.ts'
import { editProject, publishProject } from '#contract/project-management.ts'
import { listProjects, type Project } from '#contract/projects.ts'
import { refreshManaged } from '#web/features/projects/manage/api.ts'
import { call } from '#web/lib/api.ts'

export type Saving = { changes: ProjectChanges; publishes: boolean }

/** Saves changes of a project as it was read, and publishes a draft afterwards; answers the project. */
export function useSaveProject(project: Project) {
  const queryClient = useQueryClient()
  const params = { id: project.id }
  const known = useRef(project.updatedAt)
  return useMutation({
    mutationFn: async ({ changes, publishes }: Saving) => {
      const body = { ...changes, ifUpdatedAt: known.current }
      const saved = await call(editProject, { params, body })
      // What is saved stays saved where publishing is refused, and is no change of somebody else's.
      known.current = saved.updatedAt
      return publishes ? call(publishProject, { params }) : saved
    },
    onSuccess: (saved) => refreshManaged(queryClient, saved),
    // Publishing may have been refused because it waits, which its page then says.
    onError: () => queryClient.invalidateQueries({ queryKey: [listProjects.path, project.id] }),
  })
}
