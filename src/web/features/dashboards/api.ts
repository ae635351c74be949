/** Both dashboards; what is known shows at once and is asked for again. */
import { useQuery } from '@tanstack/react-query'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { call } from '#web/lib/api.ts'

export function useVolunteerDashboard() {
  return useQuery({
    queryKey: [getVolunteerDashboard.path],
    queryFn: (context) => call(getVolunteerDashboard, {}, context),
    refetchOnMount: 'always',
  })
}

export function useOrganizationDashboard() {
  return useQuery({
    queryKey: [getOrganizationDashboard.path],
    queryFn: (context) => call(getOrganizationDashboard, {}, context),
    refetchOnMount: 'always',
  })
}
