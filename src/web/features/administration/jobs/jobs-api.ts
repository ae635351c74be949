import { countJobs, exportJobs, listJobs, retryJob, retryJobs } from '#contract/job-queue/job-queue.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { call, download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { jobsCatalog } from '#web/features/administration/texts/jobs-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Jobs of a state and a kind. */
export function useJobs({ state = 'failed', kind }: SearchOf<'/admin/jobs'>) {
  return useEndpointList(listJobs, { query: { state, ...(kind && { kind }) } })
}

/** Downloads the jobs of a state and a kind. */
export const useJobsExport = ({ state = 'failed', kind }: SearchOf<'/admin/jobs'>) =>
  useCallMutation(() => download(exportJobs, { body: { state, ...(kind && { kind }) } }))

/** The number of jobs per state and kind. */
export function useJobCounts() {
  return useEndpointQuery(countJobs, {})
}

/** Retries one failed job, or all of a kind. */
export function useRetry() {
  const jobsTexts = useTexts(jobsCatalog)
  return useCallMutation(
    (which: { id: number } | { kind: string }) =>
      'id' in which ? call(retryJob, { params: { id: String(which.id) } }) : call(retryJobs, { body: which }),
    {
      done: ({ retried }) => ({ title: jobsTexts.retried({ count: retried }) }),
      failed: jobsTexts.notRetried,
      invalidates: [listJobs, countJobs, getAdministrationOverview],
      invalidatesAfter: 'settled',
    },
  )
}
