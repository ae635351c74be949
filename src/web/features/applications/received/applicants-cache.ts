/** Cached rows and details of applicants. What changed stays in its place until the list is loaded again. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  getApplicant,
  getApplicantCounts,
  listApplicants,
  type Applicant,
} from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Page } from '#web/lib/calls/api.ts'

export type ApplicantDetail = EndpointResponse<typeof getApplicant>

/**
 * The rows of the loaded pages, each of them once: applicants whom the reader decided about keep their place, and
 * come again with a later page if the order has decided ones at its end.
 */
export function listRows(pages: readonly Page<Applicant>[]): Applicant[] {
  const rows = new Map<string, Applicant>()
  for (const { items } of pages) for (const row of items) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}

/** Changes a row in every list that shows it. */
export function changeApplicant(queryClient: QueryClient, id: string, change: Partial<Applicant>): void {
  queryClient.setQueriesData<InfiniteData<Page<Applicant>>>(
    { queryKey: [listApplicants.path] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.items.some((item) => item.id === id)
            ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
            : page,
        ),
      },
  )
  // What is set counts as fresh, but a changed row may belong elsewhere now: the next load decides.
  void queryClient.invalidateQueries({ queryKey: [listApplicants.path], refetchType: 'none' })
}

/** Shows in its row which hours of an application wait, as its detail says. */
export function showWaitingHours(
  queryClient: QueryClient,
  { application: { id, waitingHours }, work }: Pick<ApplicantDetail, 'application' | 'work'>,
): void {
  changeApplicant(queryClient, id, { waitingHours, work })
}

/** Shows in its row that some entries no longer wait. */
export function removeWaitingEntries(
  queryClient: QueryClient,
  { id, work }: Pick<Applicant, 'id' | 'work'>,
  entryIds: readonly string[],
): void {
  if (!work) return
  const waiting = work.waiting.filter((entry) => !entryIds.includes(entry.id))
  const waitingHours = waiting.reduce((sum, { hours }) => sum + hours, 0)
  changeApplicant(queryClient, id, { waitingHours, work: waiting.length === 0 ? null : { ...work, waiting } })
}

/** Shows an application's new state in its row and its detail. */
export function replaceApplicant(queryClient: QueryClient, application: Application): void {
  const { id, status, waitingHours, isVolunteerSuspended, triage } = application
  changeApplicant(queryClient, id, {
    status,
    shownStatus: shownStatusOf(application),
    waitingHours,
    isVolunteerSuspended,
    isShortlisted: triage?.isShortlisted ?? false,
  })
  queryClient.setQueryData<ApplicantDetail>(
    [getApplicant.path, id],
    (detail) => detail && { ...detail, application },
  )
}

/** Fetches the counts and the open detail again. Lists are fetched again as soon as they are opened again. */
export function refreshApplicants(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: [getApplicantCounts.path] }),
    queryClient.invalidateQueries({ queryKey: [getApplicant.path] }),
    queryClient.invalidateQueries({ queryKey: [listApplicants.path], refetchType: 'none' }),
  ])
}
