import { queryOptions, useQuery } from '@tanstack/react-query'
import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { call } from '#web/lib/api.ts'
import { getDeviceTimeZone } from '#web/lib/time-zone.ts'

const analyticsQuery = (side: UserType) =>
  queryOptions({
    queryKey: [getReviewAnalytics.path, side],
    queryFn: (context) =>
      call(getReviewAnalytics, { query: { side, timeZone: getDeviceTimeZone() } }, context),
  })

/** What the reviews of one side of the reader come to. */
export function useReviewAnalytics(side: UserType) {
  return useQuery(analyticsQuery(side))
}
