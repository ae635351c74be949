import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { Stars } from '#web/ui/display/stars.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { analyticsCatalog } from './texts/analytics-texts.ts'

/** The side's overall rating, the ratings it gave, and how much of it is public. */
export function OverallPerformance({ analytics }: { analytics: ReviewAnalytics }) {
  const { performance: texts } = useTexts(analyticsCatalog)
  const { averageReceivedRating: average, averageGivenRating: given, publicReceived } = analytics
  const privateCount = analytics.totalReceived - publicReceived.count
  return (
    <div className="grid gap-5">
      {average === null ? (
        <p className="text-muted">{texts.notRated}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Stars large value={average} accessibleText={texts.spoken({ average })} />
          <p className="text-lg font-semibold tabular-nums">
            {texts.average({ average, count: analytics.totalReceived })}
          </p>
        </div>
      )}
      <dl className="border-line border-t pt-4">
        <dt className="text-muted text-sm">{texts.given}</dt>
        <dd className="mt-1 tabular-nums">
          {given === null
            ? texts.givenNone
            : texts.givenAverage({ average: given, count: analytics.totalGiven })}
        </dd>
      </dl>
      {privateCount > 0 && (
        <p className="text-muted measure text-sm">
          {texts.private({ count: privateCount })}{' '}
          {publicReceived.average === null
            ? texts.noPublic
            : texts.public({ average: publicReceived.average, count: publicReceived.count })}
        </p>
      )}
    </div>
  )
}
