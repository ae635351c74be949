/** How the main figures changed over the period: one plot each, and all numbers as a table. */
import type { ImpactGroupRow, ImpactReport } from '#contract/impact/impact.ts'
import type { ImpactGrouping } from '#domain/impact/figures.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ChartTable, NumberTable, type ChartTableProps } from '#web/ui/charts/chart-table.tsx'
import { WeekBars } from '#web/ui/charts/week-bars.tsx'
import { nameReportInterval } from './impact-names.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

const series = {
  hours: ({ hours }) => hours,
  volunteers: ({ volunteers }) => volunteers,
  applications: ({ applications }) => applications,
  projects: ({ projectsPosted }) => projectsPosted,
} as const satisfies Record<string, (row: ImpactGroupRow) => number>
const kinds = ['hours', 'volunteers', 'applications', 'projects'] as const

export function ImpactCharts({ report, by }: { report: ImpactReport; by: ImpactGrouping }) {
  const texts = useTexts(impactReportCatalog)
  const language = useLanguage()
  const { interval, series: rows } = report
  const nameOf = ({ key }: ImpactGroupRow) =>
    nameReportInterval(texts, language, { key, interval, period: report.period })
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || first === last) return null
  const numbers: Omit<ChartTableProps, 'title'> = {
    caption: texts.charts.caption({ interval }),
    columns: [texts.charts.interval[interval], ...kinds.map((kind) => texts.charts[kind])],
    rows: rows.map((row) => [nameOf(row), ...kinds.map((kind) => formatNumber(language, series[kind](row)))]),
  }
  return (
    <section aria-labelledby="impact-charts" className="break-inside-avoid">
      <h2 id="impact-charts" className="mb-3 text-xl">
        {texts.charts.label}
      </h2>
      {/* The lines between the plots are the background of the grid. */}
      <div className="border-line bg-line grid grid-cols-1 gap-px overflow-hidden rounded-lg border min-[30rem]:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="bg-surface min-w-0 p-4">
            <h3 className="mb-3 text-sm font-semibold">{texts.charts[kind]}</h3>
            <WeekBars values={rows.map(series[kind])} />
            <p aria-hidden className="text-muted mt-2 flex justify-between gap-2 text-xs">
              <span>{nameOf(first)}</span>
              <span className="text-end">{nameOf(last)}</span>
            </p>
          </div>
        ))}
      </div>
      <div className="no-print mt-3">
        <ChartTable title={texts.charts.table} {...numbers} />
      </div>
      {/* On paper, unless the table of the report has the same rows. */}
      {by !== interval && (
        <div className="mt-3 hidden print:block">
          <NumberTable {...numbers} />
        </div>
      )}
    </section>
  )
}
