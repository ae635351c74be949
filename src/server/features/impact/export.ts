/** The impact report as CSV: its groups, and the hours, applications and projects that it counts. */
import type { ImpactFilters, ImpactGroupRow } from '#contract/impact/impact.ts'
import type { ImpactList } from '#domain/impact/lists.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ImpactGrouping, ImpactOrder } from '#domain/impact/figures.ts'
import { daysOfInterval, impactIntervals } from '#domain/impact/periods.ts'
import { exactValue, type HourRate, type ValueOfTime } from '#domain/impact/value.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, readInBatches } from '#server/http/lists/csv.ts'
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
import { requireDays, requireScope, spanOf, type Scope, type Span } from './scope.ts'
import { impactExportCatalog, type ImpactExportTexts } from './texts/impact-export-texts.ts'

type Cells = (string | null)[]

const numberOrNull = (value: number | null) => (value === null ? null : String(value))

/** One amount, with its currency; several are joined, which only happens if the operator changed the currency. */
const valueCells = ({ amounts }: ValueOfTime): [string, string] => [
  amounts.map(({ amount }) => amount.toFixed(2)).join(' + '),
  amounts.map(({ currency }) => currency).join(' + '),
]

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
  const header = [
    columns.group[asked.by],
    columns.from,
    columns.to,
    columns.projectsPosted,
    columns.projectsCompleted,
    columns.applications,
    columns.accepted,
    columns.medianDays,
    columns.volunteers,
    columns.hours,
    columns.peopleHelped,
    columns.value,
    columns.currency,
    columns.hoursWithoutRate,
  ]
  // Of a month or quarter, the days that the period includes.
  const interval = impactIntervals.find((each) => each === asked.by)
  const daysOf = (key: string) => (interval ? daysOfInterval(key, interval, days) : days)
  const line = (group: ImpactGroupRow): Cells => [
    group.name || nameless(texts, group.key),
    daysOf(group.key).from,
    daysOf(group.key).to,
    String(group.projectsPosted),
    String(group.projectsCompleted),
    String(group.applications),
    String(group.accepted),
    numberOrNull(group.medianDays),
    String(group.volunteers),
    String(group.hours),
    String(group.peopleHelped),
    ...valueCells(group.value),
    String(group.value.missing.reduce((sum, { hours }) => sum + hours, 0)),
  ]
  return csvDownload(`impact-by-${asked.by}-${from}-to-${to}.csv`, header, groups.map(line))
}

/** What a line needs to be written. */
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
  return csvDownload(name, headerOf(list, writing.texts), writeLines(ctx, list, { asked, writing }))
}

function headerOf(list: ImpactList, { columns }: ImpactExportTexts): Cells {
  const about = [columns.project, columns.organization, columns.causes, columns.place]
  switch (list) {
    case 'hours':
      return [
        columns.date,
        columns.hours,
        columns.volunteer,
        ...about,
        columns.confirmedOn,
        columns.automatic,
        columns.value,
        columns.currency,
      ]
    case 'applications':
      return [
        columns.sentOn,
        columns.volunteer,
        ...about,
        columns.outcome,
        columns.answeredOn,
        columns.answerDays,
      ]
    case 'projects':
      return [
        ...about,
        columns.status,
        columns.postedOn,
        columns.completedOn,
        columns.canceledOn,
        columns.applications,
        columns.hours,
        columns.peopleHelped,
      ]
  }
}

async function* writeLines(
  { db }: Context,
  list: ImpactList,
  { asked, writing }: { asked: { scope: Scope; span: Span }; writing: Writing },
): AsyncGenerator<Cells> {
  switch (list) {
    case 'hours': {
      const rows = readInBatches<HourLine>((after, limit) => listHourLines(db, asked, { after, limit }))
      for await (const row of rows) yield hourCells(row, writing)
      return
    }
    case 'applications': {
      const rows = readInBatches<ApplicationLine>((after, limit) =>
        listApplicationLines(db, asked, { after, limit }),
      )
      for await (const row of rows) yield applicationCells(row, writing)
      return
    }
    case 'projects': {
      const rows = readInBatches<ProjectLine>((after, limit) => listProjectLines(db, asked, { after, limit }))
      for await (const row of rows) yield projectCells(row, writing)
    }
  }
}

function aboutCells(
  row: HourLine | ApplicationLine | ProjectLine,
  { texts, scope, language, nameCause }: Writing,
): Cells {
  const place = placeOf(row, scope)
  return [
    row.project,
    row.organization,
    row.causeIds.map(nameCause).join(', '),
    nameGroupPlace(language, place) || nameless(texts, place),
  ]
}

function hourCells(row: HourLine, writing: Writing): Cells {
  const { texts, rates } = writing
  const value = exactValue({ year: Number(row.date.slice(0, 4)), hours: row.hours }, rates)
  return [
    row.date,
    String(row.hours),
    formatFullName(row),
    ...aboutCells(row, writing),
    row.confirmedOn,
    row.isAutomatic ? texts.yes : texts.no,
    value?.amount ?? null,
    value?.currency ?? null,
  ]
}

const applicationCells = (row: ApplicationLine, writing: Writing): Cells => [
  row.sentOn,
  formatFullName(row),
  ...aboutCells(row, writing),
  writing.texts.outcomes[row.outcome],
  row.answeredOn,
  numberOrNull(row.answerDays),
]

const projectCells = (row: ProjectLine, writing: Writing): Cells => [
  ...aboutCells(row, writing),
  row.status === null ? writing.texts.unpublished : writing.statuses[row.status],
  row.postedOn,
  row.completedOn,
  row.canceledOn,
  String(row.applications),
  String(row.hours),
  numberOrNull(row.peopleHelped),
]

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
