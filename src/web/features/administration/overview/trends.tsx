import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { AdministrationHome } from '#contract/administration/home.ts'
import { findTrendNotice, lastTwo, trendKinds, type TrendKind } from '#domain/administration/trends.ts'
import { lateAfterDays } from '#domain/applications/waiting.ts'
import { useReader } from '#web/features/administration/reader.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { formatChange, formatNumber } from '#web/lib/format/format-number.ts'
import { formatMonthDay, formatDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { WeekBars } from '#web/ui/charts/week-bars.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

type Trends = NonNullable<AdministrationHome['trends']>

/** How much happened in each of the last weeks, and what of it needs attention. */
export function TrendPanel({ trends }: { trends: Trends }) {
  const texts = useTexts(adminHomeCatalog).trends
  const notice = findTrendNotice(trends.values)
  return (
    <section aria-labelledby="trends">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="trends" className="text-xl">
          {texts.title}
        </h2>
        <p className="text-muted text-sm">{texts.intro}</p>
      </div>
      {/* The lines between the plots are the background of the grid. */}
      <div className="border-line bg-line grid grid-cols-2 gap-px overflow-hidden rounded-lg border lg:grid-cols-5">
        {trendKinds.map((kind) => (
          <Trend key={kind} kind={kind} trends={trends} isAlarming={notice?.trend === kind} />
        ))}
      </div>
      <Notice trends={trends} notice={notice} />
    </section>
  )
}

type TrendProps = { kind: TrendKind; trends: Trends; isAlarming: boolean }

function Trend({ kind, trends: { weeks, values }, isAlarming }: TrendProps) {
  const texts = useTexts(adminHomeCatalog).trends
  const language = useLanguage()
  const name = texts.names[kind]
  const [last, before] = lastTwo(values[kind])
  const days = weeks.map((week) => formatMonthDay(language, week))
  return (
    <section
      aria-labelledby={`trend-${kind}`}
      className="bg-surface relative flex min-w-0 flex-col p-4 last:col-span-2 lg:last:col-span-1"
    >
      <h3 id={`trend-${kind}`} className="text-sm font-semibold">
        {name}
      </h3>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-2xl font-bold tabular-nums">{formatNumber(language, last)}</span>
        <Change by={last - before} />
      </p>
      <div className="mt-auto">
        <WeekBars values={values[kind]} isAlarming={isAlarming} />
        <p aria-hidden className="text-muted mt-2 flex justify-between gap-2 text-xs">
          <span>{days[0]}</span>
          <span>{days.at(-1)}</span>
        </p>
      </div>
      {/* A table is as wide as its content, however narrow it should be. */}
      <div className="sr-only">
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week}>
                <th scope="row">{formatDay(language, week)}</th>
                <td>{formatNumber(language, values[kind][index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Change({ by }: { by: number }) {
  const texts = useTexts(adminHomeCatalog).trends
  const language = useLanguage()
  const number = formatNumber(language, Math.abs(by))
  const text = by === 0 ? texts.same : by > 0 ? texts.more({ number }) : texts.fewer({ number })
  return (
    <span
      className={joinClasses(
        'text-sm font-semibold tabular-nums',
        by === 0 ? 'text-muted' : by > 0 ? 'text-success' : 'text-danger',
      )}
    >
      {by === 0 ? (
        text
      ) : (
        <>
          <span aria-hidden>{formatChange(language, by)}</span>
          <span className="sr-only">{text}</span>
        </>
      )}
    </span>
  )
}

function Notice({ trends, notice }: { trends: Trends; notice: ReturnType<typeof findTrendNotice> }) {
  const texts = useTexts(adminHomeCatalog).trends
  const language = useLanguage()
  const { isAdmin } = useReader()
  const { lateApplications, lateOrganizations } = trends
  const isFine = notice === null && lateApplications === 0
  const Icon = isFine ? CircleCheck : TriangleAlert
  const round = (value: number) => formatNumber(language, Math.round(value))
  return (
    <p className="mt-3 flex gap-2 text-sm">
      <Icon
        aria-hidden
        className={joinClasses('mt-0.5 size-4 shrink-0', isFine ? 'text-success' : 'text-danger')}
      />
      <span>
        {isFine && texts.notice.fine}
        {notice?.kind === 'answers_fell' && `${texts.notice.answers_fell} `}
        {notice?.kind === 'fell' &&
          `${texts.notice.fell[notice.trend]({ value: round(notice.value), usual: round(notice.usual) })} `}
        {lateApplications > 0 && (
          <>
            {texts.late({ count: lateApplications, days: lateAfterDays })}{' '}
            {isAdmin && (
              <Link {...paths.adminOrganizations({ state: 'unanswered' })} className="link font-semibold">
                {texts.lateLink({ count: lateOrganizations })}
              </Link>
            )}
          </>
        )}
      </span>
    </p>
  )
}
