import { getImpact, listImpactGroups } from '#contract/impact/impact.ts'
import { listHourRates, removeHourRate } from '#contract/impact/rates.ts'
import { hourRatesCatalog } from '#web/features/administration/texts/hour-rates-texts.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** What an hour is worth, by year. */
export function useHourRates() {
  return useEndpointQuery(listHourRates, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

/** What every change of a rate changes: its list, and every value of time. */
export const rateSettings = {
  caches: keyOf(listHourRates, {}),
  invalidates: [getImpact, listImpactGroups],
} as const

/** Removes the rate of a year. */
export function useRemoveHourRate() {
  const texts = useTexts(hourRatesCatalog)
  return useEndpointMutation(removeHourRate, (year: number) => ({ params: { year } }), {
    ...rateSettings,
    done: { title: texts.removed },
    failed: texts.removeFailed,
  })
}
