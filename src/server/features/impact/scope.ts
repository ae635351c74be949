/** What a report covers: its days, and the projects that its filters leave. */
import { fieldText } from '#contract/field-texts.ts'
import type { ImpactFilters } from '#contract/impact/impact.ts'
import {
  daysOfPeriod,
  findPeriodRefusal,
  maxPeriodYears,
  type DayRange,
  type PeriodRefusal,
} from '#domain/impact/periods.ts'
import { remotePlace, unknownPlace } from '#domain/impact/figures.ts'
import { addDays, dayInZone, startOfDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findAreas } from '#server/places/area-places.ts'
import { isRegion } from '#server/places/regions.ts'
import { defaultTimeZone } from '#server/site/current-site.ts'
import { findOrganizationName, listLocations } from './choice-queries.ts'

/** Days as the database compares them: days of work by their date, everything else by its time. */
export interface Span extends DayRange {
  start: Date
  /** The first time that is no longer in it. */
  end: Date
  timeZone: string
}

/** Where projects are, by the location that their organizations wrote. */
export type Areas = ReadonlyMap<string, string>

export interface Scope {
  organizationId?: string | undefined
  cause?: string | undefined
  place?: string | undefined
  areas: Areas
}

const periodTexts: Record<PeriodRefusal, { path: string; message: string }> = {
  missing: { path: 'from', message: fieldText('impact.days') },
  reversed: { path: 'to', message: fieldText('impact.reversed') },
  too_long: { path: 'to', message: fieldText('impact.tooLong', { years: maxPeriodYears }) },
}

/** The days of the filters. Throws if they name none. */
export function requireDays(
  { now }: Pick<Context, 'now'>,
  { period, from, to, yearStart }: Pick<ImpactFilters, 'period' | 'from' | 'to' | 'yearStart'>,
): DayRange {
  if (period !== 'custom') {
    return daysOfPeriod(period, { today: dayInZone(now(), defaultTimeZone()), yearStart })
  }
  const refusal = findPeriodRefusal({ ...(from && { from }), ...(to && { to }) })
  if (refusal || !from || !to) throw new Problem('invalid', [periodTexts[refusal ?? 'missing']])
  return { from, to }
}

/** The same days with the times at which they begin and end in the site's time zone. */
export function spanOf(days: DayRange): Span {
  const timeZone = defaultTimeZone()
  return {
    ...days,
    timeZone,
    start: startOfDay(days.from, timeZone),
    end: startOfDay(addDays(days.to, 1), timeZone),
  }
}

/**
 * The projects of the filters. Throws if they name an organization or a place that does not exist. Areas take a look at
 * the locations of all projects, so they are only loaded for a place or where something `needsAreas`.
 */
export async function requireScope(
  { db }: Pick<Context, 'db'>,
  { organizationId, cause, place }: Pick<ImpactFilters, 'organizationId' | 'cause' | 'place'>,
  { needsAreas }: { needsAreas: boolean },
): Promise<{ scope: Scope; organization: { id: string; name: string } | null }> {
  const name = organizationId === undefined ? null : await findOrganizationName(db, organizationId)
  if (organizationId !== undefined && name === null) throw new Problem('organization_not_found')
  // A place without projects is an empty report; a text that is no place is a mistake.
  const isPlace = place === undefined || [remotePlace, unknownPlace].includes(place) || isRegion(place)
  if (!isPlace) {
    throw new Problem('invalid', [{ path: 'place', message: fieldText('impact.place') }])
  }
  const areas: Areas =
    needsAreas || place !== undefined ? await findAreas(await listLocations(db, organizationId)) : new Map()
  return {
    scope: { organizationId, cause, place, areas },
    organization: organizationId === undefined || name === null ? null : { id: organizationId, name },
  }
}
