import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
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
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'

/** Shows a project as it is now, and asks anew for every list that tells of it. */
export function refreshManaged(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData([listProjects.path, project.id], project)
  refreshOwnLists(queryClient)
}

function refreshOwnLists(queryClient: QueryClient): void {
  for (const { path } of [listOrganizationProjects, getOrganizationDashboard]) {
    void queryClient.invalidateQueries({ queryKey: [path] })
  }
  void queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' })
}

const stateMoves = {
  pause: (id: string) => call(pauseProject, { params: { id } }),
  resume: (id: string) => call(resumeProject, { params: { id } }),
  keep: (id: string) => call(editProject, { params: { id }, body: { publishesWhenVerified: false } }),
}

/** Pauses a project, ends its pause, or keeps a draft one when its organization is verified. */
export function useStateMove(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (move: keyof typeof stateMoves) => stateMoves[move](id),
    onSuccess: (project) => refreshManaged(queryClient, project),
  })
}

/** Makes a draft of the same words; answers it. */
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

/** Completes a project, which settles every application to it. */
export function useCompleteProject(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(completeProject, (body) => ({ params: { id }, body }), {
    onSuccess: (project) => {
      refreshManaged(queryClient, project)
      void queryClient.invalidateQueries({ queryKey: [listReceivedApplications.path] })
    },
  })
}

/** The impact report as it is stored now; null in it where there is none. */
export function useImpactReport(projectId: string) {
  return useQuery({
    queryKey: [listProjects.path, projectId, 'impact'],
    queryFn: async ({ signal }) => {
      const { impactReport } = await call(getProject, { params: { id: projectId } }, { signal })
      return { report: impactReport }
    },
    // A form stands on it: what was known when it was last open does not count.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Stores what a completed project came to. */
export function useSaveImpactReport(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(saveImpactReport, (body) => ({ params: { id }, body }), {
    onSuccess: (project) => refreshManaged(queryClient, project),
  })
}

/** What completing a project will settle: its accepted applications, all of them, and how many wait. */
export function useCompletionPreview(projectId: string) {
  return useQuery({
    queryKey: [listProjects.path, projectId, 'settlement'],
    queryFn: async ({ signal }) => {
      const [accepted, pending] = await Promise.all([
        listAccepted(projectId, signal),
        callPage(listReceivedApplications, { query: { projectId, status: 'pending' } }, { signal }),
      ])
      return { accepted, pendingCount: Number.parseInt(pending.total ?? '0', 10) }
    },
    refetchOnMount: 'always',
  })
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
