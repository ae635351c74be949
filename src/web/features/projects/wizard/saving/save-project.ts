import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProjectChanges } from '#contract/projects/form.ts'
import { editProject, publishProject } from '#contract/projects/management.ts'
import { listProjects, type Project } from '#contract/projects/projects.ts'
import { refreshManaged } from '#web/features/projects/manage/api.ts'
import { call } from '#web/lib/calls/api.ts'
import { invalidate, useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'

export type Saving = { changes: ProjectChanges; publishes: boolean }

/** Saves changes based on the loaded project, then publishes a draft if requested; returns the project. */
export function useSaveProject(project: Project) {
  const queryClient = useQueryClient()
  const params = { id: project.id }
  const lastUpdatedAt = useRef(project.updatedAt)
  return useCallMutation(
    async ({ changes, publishes }: Saving) => {
      const body = { ...changes, ifUpdatedAt: lastUpdatedAt.current }
      const saved = await call(editProject, { params, body })
      // If publishing fails, the save still counts, so it must not count as someone else's change.
      lastUpdatedAt.current = saved.updatedAt
      return publishes ? call(publishProject, { params }) : saved
    },
    {
      onSuccess: (saved) => refreshManaged(queryClient, saved),
      // Publishing may be refused because the draft awaits verification; the project's page explains that.
      onError: () => invalidate(queryClient, [[listProjects.path, project.id]]),
    },
  )
}
