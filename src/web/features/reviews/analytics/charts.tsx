/** The charts of review analytics, each with a data table. */
import type { ReviewAnalytics } from '#contract/reviews/analytics.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'
import { ratings, reviewCategories } from '#domain/reviews/reviews.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { formatMonth, formatShortMonth } from '#web/lib/format/format-month.ts'
import { BarList } from '#web/ui/charts/bar-list.tsx'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { MonthLine } from '#web/ui/charts/month-line.tsx'
import { formatDecimal } from '#web/lib/format/format-number.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { analyticsCatalog } from './texts/analytics-texts.ts'

/** Average of the reviews received in each of the last months. */
export function RatingsByMonth({ analytics: { ratingsByMonth, timeZone } }: { analytics: ReviewAnalytics }) {
  const language = useLanguage()
  const { months: texts, table } = useTexts(analyticsCatalog)
  const points = ratingsByMonth.map(({ month, average, count }) => ({
    key: month,
    name: formatShortMonth(language, month),
    value: average,
    text: average === null ? '' : texts.point({ month: formatMonth(language, month), average, count }),
  }))
  const rated = points.filter(({ value }) => value !== null)
  if (rated.length === 0) {
    return (
      <p className="text-muted">
        <span className="text-ink block font-medium">{texts.none}</span>
        {texts.noneText}
      </p>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="pt-2">
        <MonthLine
          label={texts.label({ description: rated.map(({ text }) => text).join('; ') })}
          min={ratings.min}
          max={ratings.max}
          points={points}
        />
      </div>
      <ChartTable
        title={table}
        caption={texts.zone({ zone: formatZone(timeZone) })}
        columns={Object.values(texts.columns)}
        rows={ratingsByMonth.map(({ month, average, count }) => [
          formatMonth(language, month),
          average === null ? texts.nothing : formatDecimal(language, average),
          String(count),
        ])}
      />
    </div>
  )
}

/** Average of each rated category, out of 5. */
export function CategoryBreakdown({ analytics: { categoryBreakdown } }: { analytics: ReviewAnalytics }) {
  const language = useLanguage()
  const categoryNames = useTexts(reviewCategoriesCatalog)
  const { categories: texts, table } = useTexts(analyticsCatalog)
  const rated = reviewCategories.flatMap((category) => {
    const { average = null, count = 0 } = categoryBreakdown[category] ?? {}
    return average === null ? [] : [{ name: categoryNames[category], average, count }]
  })
  if (rated.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      <BarList
        label={texts.heading}
        of={ratings.max}
        bars={rated.map(({ name, average, count }) => ({
          name,
          value: average,
          text: texts.value({ average, count }),
        }))}
      />
      <ChartTable
        title={table}
        caption={texts.caption}
        columns={Object.values(texts.columns)}
        rows={rated.map(({ name, average, count }) => [
          name,
          formatDecimal(language, average),
          String(count),
        ])}
      />
    </div>
  )
}
