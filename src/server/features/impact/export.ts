/** The impact report as CSV: its groups, and the hours, applications and projects that it counts. */
import type { ImpactFilters } from '#contract/impact/impact.ts'
import type { ImpactList } from '#domain/impact/lists.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ImpactGrouping, ImpactOrder } from '#domain/impact/figures.ts'
import { daysOfInterval, impactIntervals } from '#domain/impact/periods.ts'
import { exactValue, type HourRate } from '#domain/impact/value.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, mapRows, readInBatches, type CsvColumn } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listCauseIds } from './choice-queries.ts'
import {
  countLines,
  listApplicationLines,
  listHourLines,
  listProjectLines,
  placeOf,
  type ApplicationLine,
  type HourLine,
  type ProjectLine,
} from './list-queries.ts'
import { loadCauseNames, nameGroupPlace, nameless, type CauseNames } from './names.ts'
import { listRates } from './rate-queries.ts'
import { listGroups } from './report.ts'
import { requireDays, requireScope, spanOf, type Scope } from './scope.ts'
import { impactExportCatalog, type ImpactExportTexts } from './texts/impact-export-texts.ts'

const numberOrNull = (value: number | null) => (value === null ? null : String(value))

/** All groups of a report. */
export async function exportGroups(
  ctx: Context,
  asked: ImpactFilters & { by: ImpactGrouping; order: ImpactOrder },
): Promise<Download> {
  const days = requireDays(ctx, asked)
  const { from, to } = days
  const groups = await listGroups(ctx, asked)
  const texts = impactExportCatalog.read(ctx.language)
  const { columns } = texts
  // Of a month or quarter, the days that the period includes.
  const interval = impactIntervals.find((each) => each === asked.by)
  const daysOf = (key: string) => (interval ? daysOfInterval(key, interval, days) : days)
  return csvDownload(`impact-by-${asked.by}-${from}-to-${to}.csv`, groups, [
    [columns.group[asked.by], (group) => group.name || nameless(texts, group.key)],
    [columns.from, ({ key }) => daysOf(key).from],
    [columns.to, ({ key }) => daysOf(key).to],
    [columns.projectsPosted, (group) => String(group.projectsPosted)],
    [columns.projectsCompleted, (group) => String(group.projectsCompleted)],
    [columns.applications, (group) => String(group.applications)],
    [columns.accepted, (group) => String(group.accepted)],
    [columns.medianDays, (group) => numberOrNull(group.medianDays)],
    [columns.volunteers, (group) => String(group.volunteers)],
    [columns.hours, (group) => String(group.hours)],
    [columns.peopleHelped, (group) => String(group.peopleHelped)],
    // Several are joined, which only happens if the operator changed the currency.
    [columns.value, ({ value }) => value.amounts.map(({ amount }) => amount.toFixed(2)).join(' + ')],
    [columns.currency, ({ value }) => value.amounts.map(({ currency }) => currency).join(' + ')],
    [
      columns.hoursWithoutRate,
      ({ value }) => String(value.missing.reduce((sum, { hours }) => sum + hours, 0)),
    ],
  ])
}

/** What the columns need to write a line. */
interface Writing {
  texts: ImpactExportTexts
  statuses: OptionsTexts['projectStatuses']
  scope: Scope
  rates: readonly HourRate[]
  language: Context['language']
  nameCause: CauseNames
}

/** The rows behind a report. The export is recorded before its first line is sent. */
export async function exportList(ctx: Context, list: ImpactList, filters: ImpactFilters): Promise<Download> {
  const span = spanOf(requireDays(ctx, filters))
  const { scope } = await requireScope(ctx, filters, { needsAreas: true })
  const asked = { scope, span }
  await recordExport(ctx, { list, filters, rows: await countLines(ctx.db, list, asked) })
  const writing: Writing = {
    texts: impactExportCatalog.read(ctx.language),
    statuses: optionsCatalog.read(ctx.language).projectStatuses,
    scope,
    rates: await listRates(ctx.db),
    language: ctx.language,
    nameCause: await loadCauseNames(ctx.db, await listCauseIds(ctx.db, filters.organizationId)),
  }
  const name = `${list}-${span.from}-to-${span.to}.csv`
  switch (list) {
    case 'hours': {
      const { rates } = writing
      const rows = readInBatches<HourLine>((after, limit) => listHourLines(ctx.db, asked, { after, limit }))
      const valued = mapRows(rows, (row) => ({
        ...row,
        value: exactValue({ year: Number(row.date.slice(0, 4)), hours: row.hours }, rates),
      }))
      return csvDownload(name, valued, hourColumns(writing))
    }
    case 'applications': {
      const rows = readInBatches<ApplicationLine>((after, limit) =>
        listApplicationLines(ctx.db, asked, { after, limit }),
      )
      return csvDownload(name, rows, applicationColumns(writing))
    }
    case 'projects': {
      const rows = readInBatches<ProjectLine>((after, limit) =>
        listProjectLines(ctx.db, asked, { after, limit }),
      )
      return csvDownload(name, rows, projectColumns(writing))
    }
  }
}

/** What the three lists have in common. */
function aboutColumns({
  texts,
  scope,
  language,
  nameCause,
}: Writing): CsvColumn<HourLine | ApplicationLine | ProjectLine>[] {
  const { columns } = texts
  return [
    [columns.project, (row) => row.project],
    [columns.organization, (row) => row.organization],
    [columns.causes, (row) => row.causeIds.map(nameCause).join(', ')],
    [
      columns.place,
      (row) => {
        const place = placeOf(row, scope)
        return nameGroupPlace(language, place) || nameless(texts, place)
      },
    ],
  ]
}

function hourColumns(writing: Writing): CsvColumn<HourLine & { value: ReturnType<typeof exactValue> }>[] {
  const { columns, yes, no } = writing.texts
  return [
    [columns.date, (row) => row.date],
    [columns.hours, (row) => String(row.hours)],
    [columns.volunteer, formatFullName],
    ...aboutColumns(writing),
    [columns.confirmedOn, (row) => row.confirmedOn],
    [columns.automatic, (row) => (row.isAutomatic ? yes : no)],
    [columns.value, ({ value }) => value?.amount ?? null],
    [columns.currency, ({ value }) => value?.currency ?? null],
  ]
}

function applicationColumns(writing: Writing): CsvColumn<ApplicationLine>[] {
  const { columns, outcomes } = writing.texts
  return [
    [columns.sentOn, (row) => row.sentOn],
    [columns.volunteer, formatFullName],
    ...aboutColumns(writing),
    [columns.outcome, (row) => outcomes[row.outcome]],
    [columns.answeredOn, (row) => row.answeredOn],
    [columns.answerDays, (row) => numberOrNull(row.answerDays)],
  ]
}

function projectColumns(writing: Writing): CsvColumn<ProjectLine>[] {
  const { texts, statuses } = writing
  const { columns } = texts
  return [
    ...aboutColumns(writing),
    [columns.status, ({ status }) => (status === null ? texts.unpublished : statuses[status])],
    [columns.postedOn, (row) => row.postedOn],
    [columns.completedOn, (row) => row.completedOn],
    [columns.canceledOn, (row) => row.canceledOn],
    [columns.applications, (row) => String(row.applications)],
    [columns.hours, (row) => String(row.hours)],
    [columns.peopleHelped, (row) => numberOrNull(row.peopleHelped)],
  ]
}

/** Ids of causes and places are no personal data. */
function recordExport(
  { db, actor, origin }: Context,
  { list, filters, rows }: { list: ImpactList; filters: ImpactFilters; rows: number },
): Promise<void> {
  const { organizationId, ...others } = filters
  const named = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  return recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'impact.export',
    objectType: organizationId === undefined ? 'site' : 'organization',
    objectId: organizationId ?? null,
    after: { list, rows, filter: named },
  })
}
