/** An impact report as a screen, and on paper as a document for a funder. */
import { Link } from '@tanstack/react-router'
import { ChartColumn, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { ImpactReport } from '#contract/impact/impact.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatDate, formatDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { LogoMark } from '#web/ui/display/logo.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { ImpactActions } from './impact-actions.tsx'
import type { ImpactSource } from './impact-api.ts'
import { ImpactCharts } from './impact-charts.tsx'
import { ImpactFiguresList } from './impact-figures.tsx'
import { ImpactFilters } from './impact-filters.tsx'
import { ImpactGroupsSection } from './impact-groups.tsx'
import { listSources } from './impact-names.ts'
import { isLimited, type ImpactSearch } from './impact-search.ts'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

type ImpactScreenProps = {
  source: ImpactSource
  search: ImpactSearch
  onSearch: (search: ImpactSearch) => void
  /** The site's report, which its staff sees. */
  isOfSite: boolean
  /** Whether the reader may set the value of an hour. */
  canSetRate?: boolean
  /** Whether the reader may download lists that name people. */
  canExportLists: boolean
  /** Shown where the report is of an organization that does not exist, or that is not the reader's. */
  missing: ReactNode
  children?: ReactNode
}

export function ImpactScreen(props: ImpactScreenProps) {
  const { source, search, onSearch, isOfSite, missing, children } = props
  const { canSetRate = false, canExportLists } = props
  const texts = useTexts(impactReportCatalog)
  const { data: report, error, isFetching, isPlaceholderData, refetch } = source.report
  const issues = issuesOf(error)
  if (report === null) return missing
  if (!report && issues.length === 0) {
    return error ? (
      <ErrorState as="h1" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingScreen text={texts.loading} />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6 print:gap-4">
      {report ? (
        <ReportHead report={report} isOfSite={isOfSite} />
      ) : (
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      )}
      {report && <ImpactActions download={source.download} canExportLists={canExportLists} />}
      {/* Also where the server refuses the filters, so that the reader can correct them. */}
      <ImpactFilters search={search} report={report} issues={issues} onSearch={onSearch} />
      {report && isOfSite && <OrganizationNotice report={report} search={search} />}
      <p role="status" className="sr-only">
        {isPlaceholderData && texts.updating}
      </p>
      {report && (
        <div
          className={joinClasses(
            'grid grid-cols-1 gap-8 transition-opacity print:gap-4',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {isEmpty(report) ? (
            <Nothing isOfSite={isOfSite} isLimited={isLimited(search)} />
          ) : (
            <>
              <ImpactFiguresList report={report} canSetRate={canSetRate} />
              <ImpactCharts report={report} by={search.by ?? 'month'} />
              <ImpactGroupsSection
                groups={source.groups}
                period={report.period}
                search={search}
                onSearch={onSearch}
                isOfSite={isOfSite && report.organization === null}
              />
            </>
          )}
        </div>
      )}
      {children}
    </div>
  )
}

/** Nothing happened in the period that the report counts. */
const isEmpty = ({ figures: { volunteers, organizations, projects, applications, hours } }: ImpactReport) =>
  [
    volunteers.worked,
    organizations,
    projects.posted,
    projects.completed,
    applications.sent,
    hours.confirmed,
  ].every((count) => count === 0)

function ReportHead({ report, isOfSite }: { report: ImpactReport; isOfSite: boolean }) {
  const texts = useTexts(impactReportCatalog)
  const language = useLanguage()
  const { organization, period, previousPeriod, timeZone } = report
  const day = (date: string) => formatDay(language, date)
  const title = organization ? texts.titleOf({ name: organization.name }) : texts.title
  return (
    <header>
      <p className="mb-4 hidden items-center gap-2 text-lg font-semibold print:flex">
        <LogoMark />
        {getSiteName()}
      </p>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <p className="text-muted measure mt-2">
        {isOfSite || !organization ? texts.intro.site : texts.intro.organization({ name: organization.name })}
      </p>
      <p className="mt-2 font-medium">{texts.covers.days({ from: day(period.from), to: day(period.to) })}</p>
      <p className="text-muted text-sm">
        {texts.covers.before({ from: day(previousPeriod.from), to: day(previousPeriod.to) })}.{' '}
        {texts.covers.zone({ zone: formatZone(timeZone) })}
      </p>
      <PrintedFacts report={report} />
    </header>
  )
}

/** What a reader on paper must know and cannot look up. */
function PrintedFacts({ report }: { report: ImpactReport }) {
  const texts = useTexts(impactReportCatalog)
  const language = useLanguage()
  const now = useNow()
  const { cause, place, organization } = report
  const placeName =
    place && (place.name || (place.id === 'remote' ? texts.groups.remote : texts.groups.unknownPlace))
  const limits = [organization?.name, cause && (cause.name || texts.groups.noCause), placeName].filter(
    Boolean,
  )
  const sources = listSources(texts, language, report)
  const facts = [
    [texts.document.filters, limits.length > 0 ? limits.join(', ') : texts.document.everything],
    [texts.document.created, formatDate(language, new Date(now).toISOString(), report.timeZone)],
    [texts.document.source, sources.length > 0 ? sources.join('; ') : texts.document.noSource],
  ]
  return (
    <dl className="border-line mt-4 hidden grid-cols-3 gap-4 border-y py-3 text-sm print:grid">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The organization that the site's report is limited to, or how to choose one. */
function OrganizationNotice({ report, search }: { report: ImpactReport; search: ImpactSearch }) {
  const { filters: texts } = useTexts(impactReportCatalog)
  if (!report.organization)
    return <p className="no-print text-muted -mt-3 text-sm">{texts.organizationHint}</p>
  return (
    <p className="no-print -mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium" dir="auto">
        {texts.organization({ name: report.organization.name })}
      </span>
      <Link
        {...paths.adminImpact({ ...search, organization: undefined, by: 'organization' })}
        className="link inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <X aria-hidden className="size-4" />
        {texts.allOrganizations}
      </Link>
    </p>
  )
}

function Nothing({ isOfSite, isLimited: hasFilters }: { isOfSite: boolean; isLimited: boolean }) {
  const { empty: texts } = useTexts(impactReportCatalog)
  const filtered = isOfSite ? texts.site : texts.organization
  const unlimited = isOfSite ? texts.unlimitedSite : texts.unlimitedOrganization
  return (
    <EmptyState
      icon={ChartColumn}
      title={texts.title}
      text={hasFilters ? filtered : unlimited}
      action={
        !isOfSite && (
          <Button asChild variant="secondary">
            <Link {...paths.createProject()}>{texts.create}</Link>
          </Button>
        )
      }
    />
  )
}
