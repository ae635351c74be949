/** The key figures of a report, each with how it is counted. */
import type { ReactNode } from 'react'
import type { ImpactReport } from '#contract/impact/impact.ts'
import { formatNumber, formatPercent } from '#web/lib/format/format-number.ts'
import { hourRatesId } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { formatValue, listMissing, listSources } from './impact-names.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

type Figure = {
  label: string
  value: string
  /** What the number is made of. */
  details: readonly string[]
  previous?: string | undefined
  help: string
  more?: ReactNode
}

/** The figures of a report. `canSetRate`: the reader is an administrator. */
export function ImpactFiguresList({ report, canSetRate }: { report: ImpactReport; canSetRate: boolean }) {
  const { label } = useTexts(impactReportCatalog).figures
  const figures = useFigures(report, canSetRate)
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4 print:grid-cols-4 print:gap-2">
        {figures.map((figure) => (
          <FigureCard key={figure.label} {...figure} />
        ))}
      </dl>
    </section>
  )
}

function FigureCard({ label, value, details, previous, help, more }: Figure) {
  return (
    <div className="border-line bg-surface flex break-inside-avoid flex-col rounded-lg border p-4 sm:p-5 print:p-3">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="grid gap-1 pt-2">
        <span className="font-heading block text-3xl font-bold tabular-nums">{value}</span>
        {details.map((detail) => (
          <span key={detail} className="block text-sm wrap-anywhere">
            {detail}
          </span>
        ))}
        {previous && <span className="text-muted block text-sm">{previous}</span>}
        {more && <span className="no-print block text-sm">{more}</span>}
      </dd>
      <dd className="text-muted mt-3 text-xs">{help}</dd>
    </div>
  )
}

function useFigures(report: ImpactReport, canSetRate: boolean): Figure[] {
  const texts = useTexts(impactReportCatalog).figures
  const language = useLanguage()
  const { figures, previous } = report
  const format = (value: number) => formatNumber(language, value)
  const before = (value: number) => texts.previous({ number: format(value) })
  // A part of a day is no figure that anyone says.
  const days = (value: number) => ({ days: format(value), count: value < 1 ? 0 : value })
  const { worked, hours, peopleHelped, completed, applications, answers, organizations } = texts
  const { sent, acceptedPercent, ...outcomes } = figures.applications
  const { medianDays, slowDays } = figures.answers
  return [
    {
      ...worked,
      value: format(figures.volunteers.worked),
      details: [
        worked.detail({
          applied: figures.volunteers.applied,
          accepted: figures.volunteers.accepted,
          fresh: figures.volunteers.new,
        }),
      ],
      previous: before(previous.volunteers.worked),
    },
    {
      ...hours,
      value: format(figures.hours.confirmed),
      details: figures.hours.automatic > 0 ? [hours.detail({ hours: format(figures.hours.automatic) })] : [],
      previous: before(previous.hours.confirmed),
    },
    useValueFigure(report, canSetRate),
    {
      ...peopleHelped,
      value: format(figures.peopleHelped),
      details: [],
      previous: before(previous.peopleHelped),
    },
    {
      ...completed,
      value: format(figures.projects.completed),
      details: [completed.detail(figures.projects)],
      previous: before(previous.projects.completed),
    },
    {
      ...applications,
      value: format(sent),
      details:
        acceptedPercent === null
          ? []
          : [applications.detail({ ...outcomes, percent: formatPercent(language, acceptedPercent) })],
      previous: before(previous.applications.sent),
    },
    {
      ...answers,
      help: answers.help({ count: figures.answers.count }),
      value: medianDays === null ? '–' : answers.days(days(medianDays)),
      details: slowDays === null ? [answers.none] : [answers.detail(days(slowDays))],
      previous:
        previous.answers.medianDays === null
          ? undefined
          : texts.previous({ number: answers.days(days(previous.answers.medianDays)) }),
    },
    ...(report.organization === null
      ? [
          {
            ...organizations,
            value: format(figures.organizations),
            details: [],
            previous: before(previous.organizations),
          },
        ]
      : []),
  ]
}

function useValueFigure(report: ImpactReport, canSetRate: boolean): Figure {
  const allTexts = useTexts(impactReportCatalog)
  const texts = allTexts.figures.value
  const language = useLanguage()
  const { figures, previous } = report
  // Part of a value compares with nothing.
  const isComparable = figures.value.missing.length === 0 && previous.value.missing.length === 0
  const before = isComparable ? formatValue(language, previous.value) : null
  const isMissing = figures.value.missing.length > 0
  return {
    label: texts.label,
    help: texts.help,
    value: formatValue(language, figures.value) ?? (isMissing ? texts.none : '–'),
    details: [
      ...listSources(allTexts, language, report),
      ...listMissing(allTexts, language, figures.value),
      ...(isMissing && !canSetRate ? [texts.askOperator] : []),
    ],
    previous: before === null ? undefined : allTexts.figures.previous({ number: before }),
    more: isMissing && canSetRate && (
      <a href={`#${hourRatesId}`} className="link font-semibold">
        {texts.set}
      </a>
    ),
  }
}
