import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { saveImpactReport } from '#contract/projects/impact-reports.ts'
import { confirmHours } from '#contract/hours/hours.ts'
import { limits } from '#contract/limits.ts'
import { listReceivedApplications } from '#contract/applications/lists.ts'
import { getOrganizationDashboard } from '#contract/dashboards/dashboards.ts'
import {
  deleteDraft,
  duplicateProject,
  editProject,
  listOrganizationProjects,
  pauseProject,
  resumeProject,
} from '#contract/projects/management.ts'
import {
  cancelProject,
  completeProject,
  previewCompletion,
  type CompletionPreview,
} from '#contract/projects/completion.ts'
import { getProject, listProjects, type Project } from '#contract/projects/projects.ts'
import { call } from '#web/lib/calls/api.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useLive } from '#web/lib/live/live.ts'
import { refreshHours } from '#web/lib/calls/work-cache.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'

/** Updates the cached project and refetches every list that shows it. */
export function refreshManaged(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData([listProjects.path, project.id], project)
  refreshOwnLists(queryClient)
}

function refreshOwnLists(queryClient: QueryClient): void {
  void invalidate(queryClient, [listOrganizationProjects, getOrganizationDashboard])
  void queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' })
}

const stateMoves = {
  pause: (id: string) => call(pauseProject, { params: { id } }),
  resume: (id: string) => call(resumeProject, { params: { id } }),
  keep: (id: string) => call(editProject, { params: { id }, body: { publishesWhenVerified: false } }),
}

/** Pauses or resumes a project, or stops a draft from being published on verification. */
export function useStateMove(id: string) {
  const queryClient = useQueryClient()
  return useCallMutation((move: keyof typeof stateMoves) => stateMoves[move](id), {
    onSuccess: (project) => refreshManaged(queryClient, project),
  })
}

/** Duplicates a project as a draft; returns the draft. */
export function useDuplicate(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(duplicateProject, () => ({ params: { id } }), {
    onSuccess: (copy) => refreshManaged(queryClient, copy),
  })
}

export function useDeleteDraft(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(deleteDraft, () => ({ params: { id } }), {
    onSuccess: () => refreshOwnLists(queryClient),
  })
}

/** Completes a project, which resolves all its applications. */
export function useCompleteProject(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(completeProject, (body) => ({ params: { id }, body }), {
    onSuccess: (project) => {
      refreshManaged(queryClient, project)
      void invalidate(queryClient, [listReceivedApplications])
    },
  })
}

/** Cancels a project, which ends all its applications. */
export function useCancelProject(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(cancelProject, (body) => ({ params: { id }, body }), {
    onSuccess: (project) => {
      refreshManaged(queryClient, project)
      void invalidate(queryClient, [listReceivedApplications])
    },
  })
}

/** The currently stored impact report; its `report` is null if there is none. */
export function useImpactReport(projectId: string) {
  return useEndpointQuery(
    getProject,
    { params: { id: projectId } },
    {
      queryKey: [listProjects.path, projectId, 'impact'],
      select: ({ impactReport }) => ({ report: impactReport }),
      // A form starts from it, so a cached report could be outdated.
      gcTime: 0,
      refetchOnMount: true,
      refetchOnWindowFocus: false,
    },
  )
}

/** Saves the impact report of a completed project. */
export function useSaveImpactReport(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(saveImpactReport, (body) => ({ params: { id }, body }), {
    onSuccess: (project) => refreshManaged(queryClient, project),
  })
}

/** What completing a project would do now; it follows what others do meanwhile. */
export function useCompletionPreview(id: string) {
  const preview = useEndpointQuery(
    previewCompletion,
    { params: { id } },
    // The dialog compares with what it showed first, so it never starts from an earlier preview.
    { gcTime: 0, refetchInterval: 15_000 },
  )
  const refresh = () => void preview.refetch()
  useLive('notifications', refresh)
  useLive('reset', refresh)
  return preview
}

type WaitingEntries = NonNullable<CompletionPreview['accepted'][number]['waiting']>['entries']

/** Confirms logged hours in the versions shown: all that fit into one request, or none of them. */
export function useConfirmWaiting() {
  const queryClient = useQueryClient()
  const { confirmed, confirmFailed } = useTexts(manageCatalog).complete
  return useCallMutation(
    async (entries: WaitingEntries) => {
      for (let from = 0; from < entries.length; from += limits.hourEntries)
        await call(confirmHours, { body: { entries: entries.slice(from, from + limits.hourEntries) } })
    },
    {
      done: confirmed,
      failed: confirmFailed,
      onSettled: () => refreshHours(queryClient),
    },
  )
}
