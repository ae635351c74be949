import { queryOptions, useQuery } from '@tanstack/react-query'
import { getReviewAnalytics } from '#contract/review-analytics.ts'
import type { UserType } from '#domain/accounts.ts'
import { call } from '#web/lib/api.ts'
import { readDeviceZone } from '#web/lib/time-zone.ts'

const analyticsOf = (side: UserType) =>
  queryOptions({
    queryKey: [getReviewAnalytics.path, side],
    queryFn: (asked) => call(getReviewAnalytics, { query: { side, timeZone: readDeviceZone() } }, asked),
  })

/** What the reviews of one side of the reader come to. */
export function useReviewAnalytics(side: UserType) {
  return useQuery(analyticsOf(side))
}
