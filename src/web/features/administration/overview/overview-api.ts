import { useQuery } from '@tanstack/react-query'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { call } from '#web/lib/api.ts'

/** What waits for administrators, and the platform in numbers; asked for again with each screen that shows it. */
export function useAdminOverview() {
  return useQuery({
    queryKey: [getAdministrationOverview.path],
    queryFn: (context) => call(getAdministrationOverview, {}, context),
    refetchOnMount: 'always',
  })
}
