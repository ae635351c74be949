/** Which locations that people wrote are near a place that someone typed (docs/decisions/0099-browsing-by-place.md). */
import { fieldText } from '#contract/field-texts.ts'
import { kilometersBetween } from '#domain/matching/parsing/places.ts'
import {
  areaOf,
  distanceUnitOf,
  isInArea,
  nearbyRule,
  toMeters,
  type DistanceUnit,
  type Within,
} from '#domain/projects/nearby.ts'
import { hasRegisters } from '#domain/site/countries.ts'
import { Problem } from '#server/http/problem.ts'
import { getSite } from '#server/site/current-site.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { FoundPlace } from '#contract/projects/facets.ts'
import { loadPlaceFinder, type Located, type PlaceFinder } from './find-place.ts'
import type { Identified } from './towns.ts'
import { nameRegion } from './regions.ts'

export interface Nearby {
  /** The locations that the filter finds, nearest first; last those whose distance is not known. */
  locations: readonly string[]
  listWithin(within: Within): string[]
  /** Meters from the place; null for a location that is not known, or nowhere near. */
  metersTo(location: string | null): number | null
  unit: DistanceUnit
  /** The code of its state or country. */
  area: string | null
  /** Whether the place is a whole state or country, which has no distances. */
  isArea: boolean
  /** Its name as we write it, and other towns of that name if it does not say which. */
  identify: () => Promise<Identified>
}

/** A place, and how far from it. */
export interface PlaceFilters {
  near?: string | undefined
  within?: Within | undefined
  unit?: DistanceUnit | undefined
}

/** What is near the place of the filters; null if they name none. */
export type NearbyFinder<Filters extends PlaceFilters = PlaceFilters> = (
  filters: Filters,
) => Promise<Nearby | null>

export interface NearbyPlaces<Filters extends PlaceFilters = PlaceFilters> {
  find: NearbyFinder<Filters>
  /**
   * Lists what is near: by what was found last, while it is checked that nothing has been added, and again only if
   * something has.
   */
  list<Result>(filters: Filters, list: (nearby: Nearby | null) => Promise<Result>): Promise<Result>
}

/** A refusal of the filter `near`. */
export const refusePlace = (message: string) => new Problem('invalid', [{ path: 'near', message }])

/** Locates the place; throws if no one knows where it is. */
export async function requirePlace(
  finder: PlaceFinder,
  text: string,
  { within }: PlaceFilters,
): Promise<Located> {
  const place = finder.locate(text)
  const isInRegion = place.isArea || (within === 'state' && place.region !== null)
  if (place.point || isInRegion) return place
  const suggestions = (await finder.suggest(text)).join(' · ')
  const said = { text, suggestions: suggestions || 'none' }
  // Only US ZIP codes are known, which no one types elsewhere.
  throw refusePlace(
    hasRegisters(getSite().country)
      ? fieldText('projects.placeUnknown', said)
      : fieldText('projects.placeUnknownElsewhere', said),
  )
}

/** Throws unless the filters name a place. */
export function requireNearby(nearby: Nearby | null): Nearby {
  if (!nearby) {
    throw refusePlace(
      hasRegisters(getSite().country)
        ? fieldText('projects.placeMissing')
        : fieldText('projects.placeMissingElsewhere'),
    )
  }
  return nearby
}

/** For how many places what is near them, and what they are called, is cached. */
const mostFound = 50

/** Where a location is, as far as people may learn it from what is near it. */
type Locate = (finder: PlaceFinder, location: string) => Located

/**
 * Finds which of the current locations are near. Each is located once, when someone first looks near a place. What is near a
 * place is cached while `readLocations` returns the same array.
 */
export function makeNearbyPlaces(
  readLocations: () => Promise<readonly string[]>,
  locate: Locate = (finder, location) => finder.locate(location),
): NearbyPlaces {
  const located = new Map<string, Located>()
  /** What was found among the locations that there are now. */
  let known: readonly string[] = []
  const found = new Map<string, Nearby>()
  const identified = new Map<string, Promise<Identified>>()

  function identify(finder: PlaceFinder, near: string, place: Located): Promise<Identified> {
    const earlier = identified.get(near)
    if (earlier) return earlier
    if (identified.size === mostFound) identified.clear()
    const identifying = finder.identify(near, place)
    identified.set(near, identifying)
    return identifying
  }

  async function locateAll(finder: PlaceFinder, locations: readonly string[]): Promise<void> {
    if (located.size > 2 * locations.length + 1000) {
      // Locations that no one states anymore are forgotten.
      const current = new Set(locations)
      for (const location of located.keys()) if (!current.has(location)) located.delete(location)
    }
    let count = 0
    for (const location of locations) {
      if (located.has(location)) continue
      if ((count += 1) % yieldEvery === 0) await yieldToEventLoop()
      located.set(location, locate(finder, location))
    }
  }

  async function find(filters: PlaceFilters): Promise<Nearby | null> {
    const { near, within } = filters
    if (near === undefined) {
      if (within !== undefined) requireNearby(null)
      return null
    }
    const locations = await readLocations()
    const key = keyOf(filters)
    if (locations !== known || found.size === mostFound) found.clear()
    known = locations
    const cached = found.get(key)
    if (cached) return cached
    const finder = await loadPlaceFinder()
    const place = await requirePlace(finder, near, filters)
    await locateAll(finder, locations)
    const nearby = await findNear(place, filters, {
      locations,
      located,
      identify: () => identify(finder, near, place),
    })
    if (locations === known) found.set(key, nearby)
    return nearby
  }

  return {
    find,
    async list(filters, list) {
      const last = found.get(keyOf(filters))
      if (!last) return list(await find(filters))
      const [nearby, listed] = await Promise.all([find(filters), list(last)])
      return nearby === last ? listed : list(nearby)
    },
  }
}

const keyOf = ({ near, within, unit }: PlaceFilters) => JSON.stringify([near, within, unit])

/** Farther than anyone may look, in meters. */
const farthest = toMeters(nearbyRule.max, 'mi')

/** How many distances are computed, a few milliseconds in all, before other requests get their turn. */
const maxMeasured = 5000

const nowhere: Pick<Located, 'point' | 'region'> = { point: null, region: null }

interface Known extends Pick<Nearby, 'identify'> {
  locations: readonly string[]
  located: ReadonlyMap<string, Located>
}

async function findNear(
  place: Located,
  filters: PlaceFilters,
  { locations, located, identify }: Known,
): Promise<Nearby> {
  const { unit = distanceUnitOf(place.region) } = filters
  const isArea = place.point === null
  // A state has no middle to measure from.
  const within = isArea ? 'state' : (filters.within ?? nearbyRule.standard)
  const area = place.region === null ? null : areaOf(place.region)
  const meters = new Map<string, number>()
  const inArea: string[] = []
  for (const [index, location] of locations.entries()) {
    if ((index + 1) % maxMeasured === 0) await yieldToEventLoop()
    const { point, region } = located.get(location) ?? nowhere
    const isIn = area !== null && region !== null && isInArea(region, area)
    if (isIn) inArea.push(location)
    const distance = place.point && point ? 1000 * kilometersBetween(place.point, point) : Infinity
    if (distance <= farthest || (isIn && distance < Infinity)) meters.set(location, distance)
  }
  const distanceTo = (location: string) => meters.get(location) ?? Infinity
  const listWithin = (each: Within) =>
    each === 'state'
      ? inArea
      : [...meters.keys()].filter((location) => distanceTo(location) <= toMeters(each, unit))
  return {
    locations: listWithin(within).toSorted((a, b) => distanceTo(a) - distanceTo(b) || (a < b ? -1 : 1)),
    listWithin,
    metersTo: (location) => (location === null ? null : (meters.get(location) ?? null)),
    unit,
    area,
    isArea,
    identify,
  }
}

/** The place as counts describe it, with its name and that of its state or country as we write them. */
export async function presentPlace(
  nearby: Pick<Nearby, 'identify' | 'unit' | 'area' | 'isArea'> | null,
  language: Language,
): Promise<FoundPlace | null> {
  if (!nearby) return null
  const { name, others } = await nearby.identify()
  const { unit, isArea } = nearby
  const area = nearby.area === null ? '' : nameRegion(language, nearby.area)
  return { unit, area, isArea, name: isArea && area !== '' ? area : name, others }
}

/** A typed place as counts describe it; null if no one knows it. */
export async function describePlace(text: string, language: Language): Promise<FoundPlace | null> {
  const finder = await loadPlaceFinder()
  const place = finder.locate(text)
  const { point, region, isArea } = place
  if (point === null && !isArea) return null
  const unit = distanceUnitOf(region)
  const area = region === null ? null : areaOf(region)
  return presentPlace({ unit, area, isArea, identify: () => finder.identify(text, place) }, language)
}
