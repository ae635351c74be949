import type { QueryClient } from '@tanstack/react-query'
import { listMyApplications, listReceivedApplications } from '#contract/applications/applications.ts'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { listHours } from '#contract/hours/hours.ts'
import { listTimeline } from '#contract/applications/timeline.ts'

/** Asks again, wherever it shows, for what belongs to an application as work: its hours, its timeline, the numbers it counts in. */
export function invalidateWork(queryClient: QueryClient, applicationId: string): Promise<unknown> {
  return Promise.all([
    ...[listHours, listTimeline].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path, applicationId] }),
    ),
    ...[listMyApplications, listReceivedApplications, getVolunteerDashboard, getOrganizationDashboard].map(
      ({ path }) => queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  ])
}
