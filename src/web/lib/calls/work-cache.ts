import type { QueryClient } from '@tanstack/react-query'
import { getApplicant, getApplicantCounts, listApplicants } from '#contract/applications/applicants.ts'
import { getApplication } from '#contract/applications/applications.ts'
import { listMyApplications, listReceivedApplications } from '#contract/applications/lists.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { previewCompletion } from '#contract/projects/completion.ts'
import { listHours } from '#contract/hours/hours.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { invalidate, type Stale } from './endpoint-mutation.ts'

/**
 * Refetches everything that depends on an application's work: its hours, its timeline and the stats that count it.
 */
export const workOf = (applicationId: string): readonly Stale[] => [
  ...[listHours, listTimeline, getApplication].map(({ path }) => [path, applicationId]),
  listMyApplications,
  listReceivedApplications,
  [getApplicant.path, applicationId],
  getApplicantCounts,
  getVolunteerDashboard,
  getOrganizationDashboard,
]

/**
 * Refetches everything that shows hours, after some were decided. Rows of applicants stay in their place, and are fetched
 * again when their list is opened.
 */
export async function refreshHours(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [listApplicants.path], refetchType: 'none' }),
    invalidate(queryClient, [
      listHours,
      listTimeline,
      getApplication,
      listMyApplications,
      listReceivedApplications,
      getApplicant,
      getApplicantCounts,
      previewCompletion,
      getOrganizationDashboard,
    ]),
  ])
}
