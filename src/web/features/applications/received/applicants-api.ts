/** Applicants as rows with counts and details, and what members do with several at the same time. */
import { CancelledError, keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  exportApplicants,
  getApplicant,
  getApplicantCounts,
  listApplicants,
  type Applicant,
} from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import {
  acceptApplications,
  declineApplications,
  shortlistApplications,
} from '#contract/applications/several-applications.ts'
import { messageApplicants } from '#contract/messages/several.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { compareApplications } from '#contract/applications/triage.ts'
import { getExportAllowance } from '#contract/audit/audit.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { callPage, download, type Page } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { endpointQuery, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { refreshLists, refreshProject, replaceInLists, severalKey } from '#web/features/applications/api.ts'
import type { ApplicantQuery, ApplicantScope } from './list/applicant-filters.ts'
import { changeApplicant, type ApplicantDetail } from './applicants-cache.ts'

/** The rows, in pages of 100. The old ones stay visible while others load. */
export function useApplicants(filters: ApplicantQuery) {
  return useEndpointList(
    listApplicants,
    { query: { ...filters, limit: limits.maxPage } },
    { placeholderData: keepPreviousData },
  )
}

/** How many each filter shows, and the projects to choose from. */
export function useApplicantCounts(scope: ApplicantScope) {
  return useEndpointQuery(getApplicantCounts, { query: scope }, { placeholderData: keepPreviousData })
}

const detailQuery = (id: string) => endpointQuery(getApplicant, { params: { id } })

/**
 * Everything about one applicant; asks nothing without an id. What is cached shows first and is loaded again, because a
 * page that is not connected hears nothing of hours that its volunteer logged.
 */
export function useApplicant(id: string | undefined) {
  return useEndpointQuery(getApplicant, id === undefined ? null : { params: { id } }, { staleTime: 0 })
}

/** Loads the detail of a row that is likely to be opened next. */
export function prefetchApplicant(queryClient: QueryClient, id: string | undefined): void {
  // What fails is asked again when it is opened.
  if (id !== undefined) void queryClient.query(detailQuery(id)).catch(() => {})
}

/** The current state of an applicant, from the server. */
export async function fetchApplicant(queryClient: QueryClient, id: string): Promise<ApplicantDetail> {
  const query = { ...detailQuery(id), staleTime: 0 }
  try {
    return await queryClient.query(query)
  } catch (error) {
    // A detail that someone leaves cancels its request, which this one may share.
    if (!(error instanceof CancelledError)) throw error
    return queryClient.query(query)
  }
}

/** Shows what a decision about several applications changed. */
function showMoved(queryClient: QueryClient, applications: readonly Application[]): void {
  for (const application of applications) {
    replaceInLists(queryClient, application)
    void queryClient.invalidateQueries({ queryKey: [listTimeline.path, application.id] })
  }
  void refreshLists(queryClient)
  for (const projectId of new Set(applications.map((each) => each.projectId))) {
    void refreshProject(queryClient, projectId)
  }
}

/** Accepts several, or none if there are too few spots. */
export function useAcceptSeveral() {
  const queryClient = useQueryClient()
  return useEndpointMutation(acceptApplications, (body) => ({ body }), {
    mutationKey: severalKey('accepted'),
    onSuccess: ({ accepted, moved }) => showMoved(queryClient, [...accepted, ...moved]),
    onError: () => void refreshLists(queryClient),
  })
}

/** Declines several; those that changed meanwhile show their current state. */
export function useDeclineSeveral() {
  const queryClient = useQueryClient()
  return useEndpointMutation(declineApplications, (body) => ({ body }), {
    mutationKey: severalKey('declined'),
    onSuccess: ({ declined, moved }) => showMoved(queryClient, [...declined, ...moved]),
    onError: () => void refreshLists(queryClient),
  })
}

/** Adds applicants to the shortlist or removes them. */
export function useShortlistSeveral() {
  const queryClient = useQueryClient()
  return useEndpointMutation(shortlistApplications, (body) => ({ body }), {
    onSuccess: ({ changed, moved }, { isShortlisted }) => {
      for (const id of changed) changeApplicant(queryClient, id, { isShortlisted })
      for (const application of moved) replaceInLists(queryClient, application)
      void invalidate(queryClient, [compareApplications])
      void refreshLists(queryClient)
    },
    onError: () => void refreshLists(queryClient),
  })
}

/** Sends one message to each of several applicants. */
export function useMessageSeveral() {
  return useEndpointMutation(messageApplicants, (body) => ({ body }))
}

/** Downloads applicants as CSV: some, or all that the filters show. */
export function useExportApplicants(failed: string) {
  return useCallMutation(
    (body: EndpointRequest<typeof exportApplicants>['body']) => download(exportApplicants, { body }),
    { failed, invalidates: [getExportAllowance], invalidatesAfter: 'settled', awaitsRefetch: false },
  )
}

/** Everyone who still waits for an answer to a project, at most as many as one decision can be about. */
export function usePendingOf(failed: string) {
  return useCallMutation(
    async (projectId: string) => {
      const filters = { projectId, show: 'pending', sort: 'newest', limit: limits.maxPage } as const
      const found: Applicant[] = []
      let cursor: string | null = null
      do {
        const page: Page<Applicant> = await callPage(
          listApplicants,
          { query: filters },
          { pageParam: cursor },
        )
        found.push(...page.items)
        cursor = page.nextCursor
      } while (cursor !== null && found.length < limits.maxBulk)
      return found.slice(0, limits.maxBulk)
    },
    { failed },
  )
}
