import { listMyApplications, listReceivedApplications } from '#contract/applications/applications.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listHours } from '#contract/hours/hours.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import type { Stale } from './endpoint-mutation.ts'

/** All that belongs to an application as work, wherever it shows: its hours, its timeline, the numbers it counts in. */
export const workOf = (applicationId: string): readonly Stale[] => [
  ...[listHours, listTimeline].map(({ path }) => [path, applicationId]),
  listMyApplications,
  listReceivedApplications,
  getVolunteerDashboard,
  getOrganizationDashboard,
]
