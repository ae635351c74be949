import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { saveImpactReport } from '#contract/projects/impact-reports.ts'
import { listReceivedApplications, type Application } from '#contract/applications/applications.ts'
import { getOrganizationDashboard } from '#contract/dashboards/dashboards.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  completeProject,
  deleteDraft,
  duplicateProject,
  editProject,
  listOrganizationProjects,
  pauseProject,
  resumeProject,
} from '#contract/projects/management.ts'
import { getProject, listProjects, type Project } from '#contract/projects/projects.ts'
import { call, callPage } from '#web/lib/api.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { callQuery, useEndpointQuery, useLoadedQuery } from '#web/lib/endpoint-query.ts'

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

type Completion = EndpointRequest<typeof completeProject>['body']
export type LeaveOut = NonNullable<Completion['leaveOut']>

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

/** What completing a project will affect: all accepted applications, and the number pending. */
export function useCompletionPreview(projectId: string) {
  return useLoadedQuery(
    callQuery([listProjects.path, projectId, 'settlement'], async ({ signal }) => {
      const [accepted, pending] = await Promise.all([
        listAccepted(projectId, signal),
        callPage(listReceivedApplications, { query: { projectId, status: 'pending' } }, { signal }),
      ])
      return { accepted, pendingCount: Number.parseInt(pending.total ?? '0', 10) }
    }),
  )
}

async function listAccepted(projectId: string, signal: AbortSignal): Promise<Application[]> {
  const found: Application[] = []
  let cursor: string | null = null
  do {
    const query: { projectId: string; status: string; cursor?: string } = {
      projectId,
      status: 'accepted',
      ...(cursor !== null && { cursor }),
    }
    const page = await callPage(listReceivedApplications, { query }, { signal })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}
