import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { countJobs, listJobs, retryJob, retryJobs } from '#contract/admin-jobs.ts'
import { getAdministrationOverview } from '#contract/administration.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { jobsTexts } from '#web/messages/en/audit.ts'
import type { AdminJobsSearch } from '#web/paths.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Jobs of a state and kind. */
export function useJobs({ state = 'failed', kind }: AdminJobsSearch) {
  return useInfiniteQuery({
    queryKey: [listJobs.path, state, kind ?? ''],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(
        listJobs,
        { query: { state, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) } },
        asked,
      ),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

/** How many jobs there are of each state and kind. */
export function useJobCounts() {
  return useQuery({
    queryKey: [countJobs.path],
    queryFn: (asked) => call(countJobs, {}, asked),
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
    onError: (error) => tellFailure(error, jobsTexts.notRetried),
    onSettled: () =>
      Promise.all(
        [listJobs.path, countJobs.path, getAdministrationOverview.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
