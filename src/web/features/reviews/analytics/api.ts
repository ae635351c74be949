import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { getDeviceTimeZone } from '#web/lib/format/time-zone.ts'

/** Review statistics of one side of the reader. */
export function useReviewAnalytics(side: UserType) {
  const own = useActingQuery()
  return useEndpointQuery(
    getReviewAnalytics,
    { query: { side, timeZone: getDeviceTimeZone(), ...(side === 'organization' && own) } },
    { refetchOnMount: true },
  )
}
