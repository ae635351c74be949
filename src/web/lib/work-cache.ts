import { getApplicant, getApplicantCounts } from '#contract/applications/applicants.ts'
import {
  getApplication,
  listMyApplications,
  listReceivedApplications,
} from '#contract/applications/applications.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listHours } from '#contract/hours/hours.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import type { Stale } from './endpoint-mutation.ts'

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
