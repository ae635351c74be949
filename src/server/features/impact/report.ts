/** The impact report as it is answered: figures, groups and the value of time. */
import type { ImpactFigures, ImpactFilters, ImpactGroupRow, ImpactReport } from '#contract/impact/impact.ts'
import {
  acceptedPercent,
  isByTime,
  mergeGroups,
  orderGroups,
  roundDays,
  type ImpactGroup,
  type ImpactGrouping,
  type ImpactOrder,
} from '#domain/impact/figures.ts'
import { chartInterval, listIntervals, previousDays } from '#domain/impact/periods.ts'
import { ratesUsed, valueOfTime, type HourRate } from '#domain/impact/value.ts'
import type { Context } from '#server/context.ts'
import { listCauseIds, listOrganizationNames } from './choice-queries.ts'
import { countImpact, countPeople, totalKey } from './count-queries.ts'
import { loadCauseNames, nameChoice, nameGroupPlace } from './names.ts'
import { listRates } from './rate-queries.ts'
import { requireDays, requireScope, spanOf, type Scope, type Span } from './scope.ts'

type Reader = Pick<Context, 'db' | 'now' | 'language'>

/** A report of the site, or of one organization if the filters name it. */
export async function findReport(ctx: Reader, filters: ImpactFilters): Promise<ImpactReport> {
  const { db } = ctx
  const days = requireDays(ctx, filters)
  const { scope, organization } = await requireScope(ctx, filters, { needsAreas: true })
  const { cause, place, organizationId, areas } = scope
  const span = spanOf(days)
  const before = previousDays(filters.period, days)
  const rates = await listRates(db)
  const interval = chartInterval(days)
  const series = mergeGroups(
    await countImpact(db, { scope, span, by: interval }),
    listIntervals(days, interval),
  )
  const { figures, counts } = await findFigures(ctx, { scope, span, rates })
  const previous = await findFigures(ctx, { scope, span: spanOf(before), rates })
  const nameOf = (id: string) => nameChoice(ctx.language, id)
  const causes = await listCauseIds(db, organizationId)
  const causeName = await loadCauseNames(db, cause === undefined ? causes : [...causes, cause])
  return {
    period: days,
    previousPeriod: before,
    timeZone: span.timeZone,
    organization,
    cause: cause === undefined ? null : { id: cause, name: causeName(cause) },
    place: place === undefined ? null : { id: place, name: nameOf(place) },
    figures,
    previous: previous.figures,
    interval,
    series: orderGroups(
      series.map((group) => ({ ...group, name: group.key })),
      { by: interval, order: 'name' },
    ).map((group) => presentGroup(group, rates)),
    rates: ratesUsed(counts.hours.byYear, rates),
    choices: {
      causes: causes.map((id) => ({ id, name: causeName(id) })).toSorted(byName),
      places: [...new Set(areas.values())].map((id) => ({ id, name: nameOf(id) })).toSorted(byName),
    },
  }
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

interface Asked {
  scope: Scope
  span: Span
  rates: readonly HourRate[]
}

async function findFigures(
  { db }: Reader,
  { scope, span, rates }: Asked,
): Promise<{ figures: ImpactFigures; counts: ImpactGroup }> {
  const found = mergeGroups(await countImpact(db, { scope, span, by: null }), [totalKey])
  const [counts] = found
  if (!counts) throw new Error('a report has no total')
  const { newVolunteers, organizations } = await countPeople(db, { scope, span })
  const { projects, applications, hours } = counts
  const { sent, accepted, declined, withdrawn, closed, waiting } = applications
  return {
    counts,
    figures: {
      volunteers: {
        applied: applications.volunteersApplied,
        accepted: applications.volunteersAccepted,
        worked: hours.volunteersWorked,
        new: newVolunteers,
      },
      organizations,
      projects: {
        posted: projects.posted,
        completed: projects.completed,
        canceled: projects.canceled,
      },
      applications: {
        sent,
        accepted,
        declined,
        withdrawn,
        closed,
        waiting,
        acceptedPercent: acceptedPercent(applications),
      },
      answers: {
        count: applications.answered,
        medianDays: roundDays(applications.medianDays),
        slowDays: roundDays(applications.slowDays),
      },
      hours: { confirmed: hours.hours, automatic: hours.automaticHours },
      peopleHelped: projects.peopleHelped,
      value: valueOfTime(hours.byYear, rates),
    },
  }
}

/** All groups of a report, in order. */
export async function listGroups(
  ctx: Reader,
  { by, order, ...filters }: ImpactFilters & { by: ImpactGrouping; order: ImpactOrder },
): Promise<ImpactGroupRow[]> {
  const { db } = ctx
  const days = requireDays(ctx, filters)
  const { scope } = await requireScope(ctx, filters, { needsAreas: by === 'place' })
  const keys = isByTime(by) ? listIntervals(days, by) : []
  const groups = mergeGroups(await countImpact(db, { scope, span: spanOf(days), by }), keys)
  const rates = await listRates(db)
  const nameOf = await namesOf(ctx, by, groups)
  const named = groups.map((group) => ({ ...group, name: nameOf(group.key) }))
  return orderGroups(named, { by, order }).map((group) => presentGroup(group, rates))
}

function presentGroup(
  { key, name, projects, applications, hours }: ImpactGroup & { name: string },
  rates: readonly HourRate[],
): ImpactGroupRow {
  return {
    key,
    name,
    projectsPosted: projects.posted,
    projectsCompleted: projects.completed,
    applications: applications.sent,
    accepted: applications.accepted,
    medianDays: roundDays(applications.medianDays),
    volunteers: hours.volunteersWorked,
    hours: hours.hours,
    peopleHelped: projects.peopleHelped,
    value: valueOfTime(hours.byYear, rates),
  }
}

async function namesOf(
  ctx: Reader,
  by: ImpactGrouping,
  groups: readonly ImpactGroup[],
): Promise<(key: string) => string> {
  switch (by) {
    case 'cause':
      return loadCauseNames(
        ctx.db,
        groups.map(({ key }) => key),
      )
    case 'place':
      return (key) => nameGroupPlace(ctx.language, key)
    case 'organization': {
      const names = await listOrganizationNames(
        ctx.db,
        groups.map(({ key }) => key),
      )
      return (key) => names.get(key) ?? ''
    }
    case 'month':
    case 'quarter':
      return (key) => key
  }
}
