import { useQueryClient, type InfiniteData, type MutationKey, type QueryClient } from '@tanstack/react-query'
import {
  applyToProject,
  checkApplication,
  getApplication,
  moveApplication,
  type Application,
} from '#contract/applications/applications.ts'
import { listMyApplications, listReceivedApplications } from '#contract/applications/lists.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { getOrganizationHome, getVolunteerHome } from '#contract/dashboards/homes.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { listProjects, type Project } from '#contract/projects/projects.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import type { ApplicationStatus, RequestedStatus } from '#domain/applications/applications.ts'
import { applicationGroups, type ApplicationGroup } from '#domain/applications/groups.ts'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { call, type Page } from '#web/lib/calls/api.ts'
import { isApiError, isUnavailableError } from '#web/lib/calls/api-error.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { refreshApplicants, replaceApplicant } from './received/applicants-cache.ts'

const lists = { mine: listMyApplications, received: listReceivedApplications } as const
export type ApplicationSideList = keyof typeof lists

/** One side's applications, newest first. Cached data shows immediately and is fetched again. */
export function useApplicationList(side: ApplicationSideList) {
  return useEndpointList(lists[side], { query: {} })
}

/** The reader's own applications of one group, newest first. */
export function useMyApplications(group: ApplicationGroup) {
  return useEndpointList(listMyApplications, { query: { status: applicationGroups[group].join(',') } })
}

/** One of the reader's own applications that a link leads to; null if it is none of theirs. */
export function useLinkedApplication(id: string | undefined, readerId: string | undefined) {
  const linked = useEndpointQuery(getApplication, id === undefined ? null : { params: { id } }, {
    recover: nullOn(404),
  })
  return linked.data?.volunteerId === readerId ? (linked.data ?? null) : null
}

type ListFilter = EndpointRequest<typeof listReceivedApplications>['query']

/**
 * Some of the applications that the organization that acts received, or the one or all that the URL names. One whose
 * status changes stays in place until the list is opened again.
 */
export function useReceivedApplications(filter: ListFilter, organization?: string) {
  const query = { ...filter, ...useScopeQuery(organization) }
  return useEndpointList(listReceivedApplications, { query })
}

type NewApplication = EndpointRequest<typeof applyToProject>['body']

/** Whether the server may have stored an application although it did not say so: no answer, or one of a proxy. */
const mayBeStored = (error: unknown) =>
  isApiError(error) &&
  (error.status === 0 || isUnavailableError(error) || error.body?.code === 'already_applied')

/**
 * Sends an application. If the answer is lost, looks whether it was stored: now, and when it is sent again, which the
 * server then refuses.
 */
async function apply(body: NewApplication): Promise<Application> {
  try {
    return await call(applyToProject, { body })
  } catch (error) {
    if (!mayBeStored(error)) throw error
    const query = { projectId: body.projectId }
    const latest = await call(checkApplication, { query }).catch(() => null)
    // One that another tab has sent says something else.
    if (latest?.status !== 'pending' || latest.coverLetter !== body.coverLetter) throw error
    return latest
  }
}

/** Sends an application; the project shows it immediately. */
export function useApply(onApplied: () => void) {
  const queryClient = useQueryClient()
  return useCallMutation(apply, {
    onSuccess: ({ id, status, projectId }) => {
      // Here, because a live event may close the form before the response arrives.
      onApplied()
      queryClient.setQueryData<Project>(projectKey(projectId), (project) =>
        project?.viewer
          ? { ...project, viewer: { ...project.viewer, mayApply: 'no', application: { id, status } } }
          : project,
      )
      void refreshProject(queryClient, projectId)
      void refreshLists(queryClient)
    },
  })
}

const decisionKey = ['decide-applications'] as const

/** The key of decisions about several applications; a decision about one has its status with its id. */
export const severalKey = (status: RequestedStatus) => [...decisionKey, status] as const

/**
 * Whether this window gave an application a status, or waits for the answer to a decision about it, which says what else
 * happened. Its own live event can arrive in the moment between the answer and what the page shows of it.
 */
export function isDecidedHere(queryClient: QueryClient, id: string, status: ApplicationStatus): boolean {
  const sent = queryClient.getMutationCache().findAll({
    mutationKey: decisionKey,
    predicate: ({ state, options }) => {
      const decision = readDecision(state.variables, options.mutationKey)
      if (!decision.ids.includes(id)) return false
      // The cache has it for minutes, in which another window can move the application on. None gets a status twice.
      return state.status === 'pending' || (state.status === 'success' && decision.status === status)
    },
  })
  return sent.length > 0
}

/** What a decision is about, one application or several. */
function readDecision(variables: unknown, [, status]: MutationKey = []): { ids: unknown[]; status: unknown } {
  if (typeof variables !== 'object' || variables === null) return { ids: [], status }
  if ('id' in variables) return { ids: [variables.id], status: 'status' in variables && variables.status }
  return { ids: 'ids' in variables && Array.isArray(variables.ids) ? variables.ids : [], status }
}

/** Accepts, declines, withdraws or ends an application; the response replaces it in both lists immediately. */
export function useMoveApplication() {
  const queryClient = useQueryClient()
  type Move = { id: string } & EndpointRequest<typeof moveApplication>['body']
  return useEndpointMutation(moveApplication, ({ id, ...body }: Move) => ({ params: { id }, body }), {
    mutationKey: decisionKey,
    onSuccess: (moved) => {
      replaceInLists(queryClient, moved)
      void refreshLists(queryClient)
      void refreshProject(queryClient, moved.projectId)
      for (const { path } of [listTimeline, getApplication])
        void queryClient.invalidateQueries({ queryKey: [path, moved.id] })
    },
    // Most rejections mean that the other side was first, so fetch the current state.
    onError: () => void refreshLists(queryClient),
  })
}

/** Refetches the reader's relation to a project, and its spots in the lists of projects. */
export function refreshProject(queryClient: QueryClient, projectId: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: projectKey(projectId) }),
    queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' }),
  ])
}

const projectKey = (projectId: string) => [listProjects.path, projectId]

/** Refetches both sides' lists and everything that counts them. */
export function refreshLists(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: [listMyApplications.path] }),
    // An application that was decided stays in its filtered list until that is opened again.
    queryClient.invalidateQueries({ queryKey: [listReceivedApplications.path], exact: true }),
    ...[getVolunteerDashboard, getOrganizationDashboard, getVolunteerHome, getOrganizationHome].map(
      ({ path }) => queryClient.invalidateQueries({ queryKey: [path] }),
    ),
    refreshApplicants(queryClient),
  ])
}

/** Replaces an application in every list that shows it. */
export function replaceInLists(queryClient: QueryClient, moved: Application): void {
  replaceApplicant(queryClient, moved)
  for (const { path } of Object.values(lists)) {
    queryClient.setQueriesData<InfiniteData<Page<Application>>>(
      { queryKey: [path] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === moved.id ? moved : item)),
          })),
        },
    )
  }
}
