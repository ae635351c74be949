import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { countJobs, listJobs, retryJob, retryJobs } from '#contract/job-queue/job-queue.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { jobsTexts } from '#web/i18n/en/audit.ts'
import type { AdminJobsSearch } from '#web/lib/paths.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

/** Jobs of a state and kind. */
export function useJobs({ state = 'failed', kind }: AdminJobsSearch) {
  return useInfiniteQuery({
    queryKey: [listJobs.path, state, kind ?? ''],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listJobs,
        { query: { state, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) } },
        context,
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** How many jobs there are of each state and kind. */
export function useJobCounts() {
  return useQuery({
    queryKey: [countJobs.path],
    queryFn: (context) => call(countJobs, {}, context),
    refetchOnMount: 'always',
  })
}

/** Lets one job, or all of a kind, that were given up run again. */
export function useRetry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: { id: number } | { kind: string }) =>
      'id' in which ? call(retryJob, { params: { id: String(which.id) } }) : call(retryJobs, { body: which }),
    onSuccess: ({ retried }) => toast({ title: jobsTexts.retried(retried) }),
    onError: (error) => toastFailure(error, jobsTexts.notRetried),
    onSettled: () =>
      Promise.all(
        [listJobs.path, countJobs.path, getAdministrationOverview.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
