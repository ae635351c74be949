import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  applyToProject,
  listMyApplications,
  listReceivedApplications,
  moveApplication,
  type Application,
} from '#contract/applications/applications.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { listProjects, type Project } from '#contract/projects/projects.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import type { Page } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'

const lists = { mine: listMyApplications, received: listReceivedApplications } as const
export type ApplicationSideList = keyof typeof lists

/** One side's applications, newest first; what is known shows at once and is asked for again. */
export function useApplicationList(side: ApplicationSideList) {
  return useEndpointList(lists[side], { query: {} })
}

type ListFilter = EndpointRequest<typeof listReceivedApplications>['query']

/** Some of the received applications; one that moves stays where it is until the list is opened again. */
export function useReceivedApplications(query: ListFilter, { enabled = true } = {}) {
  return useEndpointList(listReceivedApplications, { query }, { enabled })
}

/** Sends an application; the project knows of it at once. */
export function useApply() {
  const queryClient = useQueryClient()
  return useEndpointMutation(applyToProject, (body) => ({ body }), {
    onSuccess: ({ id, status, projectId }) => {
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

/** Accepts, declines, withdraws or ends; the answer takes the application's place in both lists at once. */
export function useMoveApplication() {
  const queryClient = useQueryClient()
  type Move = { id: string } & EndpointRequest<typeof moveApplication>['body']
  return useEndpointMutation(moveApplication, ({ id, ...body }: Move) => ({ params: { id }, body }), {
    onSuccess: (moved) => {
      replaceInLists(queryClient, moved)
      void refreshLists(queryClient)
      void refreshProject(queryClient, moved.projectId)
      void queryClient.invalidateQueries({ queryKey: [listTimeline.path, moved.id] })
    },
    // Most refusals mean that the other side was first: show what is true now.
    onError: () => void refreshLists(queryClient),
  })
}

/** Asks again how the reader stands to a project, and for the places in the lists of projects. */
export function refreshProject(queryClient: QueryClient, projectId: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: projectKey(projectId) }),
    queryClient.invalidateQueries({ queryKey: [listProjects.path], refetchType: 'none' }),
  ])
}

const projectKey = (projectId: string) => [listProjects.path, projectId]

/** Asks again for both sides' whole lists and what counts them. */
export function refreshLists(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    ...Object.values(lists).map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path], exact: true }),
    ),
    ...[getVolunteerDashboard, getOrganizationDashboard].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  ])
}

/** Lets an application take its place in every list that shows it. */
export function replaceInLists(queryClient: QueryClient, moved: Application): void {
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
