/** Which locations of projects are near a place that someone typed (docs/decisions/0099-browsing-by-place.md). */
import { fieldText } from '#contract/field-texts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { ProjectFacets, ProjectFilters } from '#contract/projects/facets.ts'
import type { ListedProject, ProjectCard } from '#contract/projects/projects.ts'
import { kilometersBetween } from '#domain/matching/places.ts'
import {
  areaOf,
  distanceUnitOf,
  isInArea,
  nearbyRule,
  roundDistance,
  toMeters,
  type DistanceUnit,
  type Within,
} from '#domain/projects/nearby.ts'
import type { SearchedPlace } from '#domain/projects/saved-searches.ts'
import { Problem } from '#server/http/problem.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import { loadPlaceFinder, type Located, type PlaceFinder } from '#server/places/find-place.ts'
import { nameRegion } from '#server/places/regions.ts'
import type { LiveCatalog } from './live-catalog.ts'
import { distancesCatalog } from './texts/distances-texts.ts'

export interface Nearby {
  /** The locations that the filter finds, nearest first; last those whose distance is not known. */
  locations: readonly string[]
  listWithin(within: Within): string[]
  /** Meters from the place; null for a location that is not known, or nowhere near. */
  metersTo(location: string | null): number | null
  unit: DistanceUnit
  /** The code of its state or country. */
  area: string | null
}

/** What is near the place of the filters; null if they name none. */
export type NearbyFinder = (filters: ProjectFilters) => Promise<Nearby | null>

type PlaceFilters = Pick<ProjectFilters, 'near' | 'within' | 'unit' | 'remote'>

/** The distances to choose from, with the requested one, and the state. */
export function nearbyChoices({ within = nearbyRule.standard }: PlaceFilters): Within[] {
  const distances = new Set<number>(nearbyRule.offered)
  if (within !== 'state') distances.add(within)
  return [...[...distances].toSorted((a, b) => a - b), 'state']
}

const refuse = (message: string) => new Problem('invalid', [{ path: 'near', message }])

/** Locates the place; throws if the filters contradict each other or no one knows where it is. */
async function requirePlace(
  finder: PlaceFinder,
  text: string,
  { within, remote }: PlaceFilters,
): Promise<Located> {
  if (remote) throw refuse(fieldText('projects.placeOrRemote'))
  const place = finder.locate(text)
  if (place.point || (within === 'state' && place.region !== null)) return place
  const suggestions = (await finder.suggest(text)).join(' · ')
  throw refuse(fieldText('projects.placeUnknown', { text, suggestions: suggestions || 'none' }))
}

/** Throws unless the filters name a place. */
export function requireNearby(nearby: Nearby | null): Nearby {
  if (!nearby) throw refuse(fieldText('projects.placeMissing'))
  return nearby
}

/** Where the filters look, as a saved search stores it; null if they name no place. Throws like the finder below. */
export async function findSearchedPlace(filters: PlaceFilters): Promise<SearchedPlace | null> {
  const { near, within } = filters
  if (near === undefined) return within === undefined ? null : requireNearby(null) && null
  const { point, region } = await requirePlace(await loadPlaceFinder(), near, filters)
  const { within: distance = nearbyRule.standard, unit = distanceUnitOf(region) } = filters
  if (distance === 'state') return { area: region === null ? '' : areaOf(region) }
  return point && { ...point, meters: toMeters(distance, unit) }
}

/** Whether a located text is where a saved search looks. */
export function isAt(place: SearchedPlace, { point, region }: Located): boolean {
  if ('area' in place) return region !== null && isInArea(region, place.area)
  return point !== null && 1000 * kilometersBetween(place, point) <= place.meters
}

/** For how many places what is near them is cached. */
const mostFound = 50

/** Finds locations of the published projects. Each is located once, when someone first looks near a place. */
export function makeNearbyFinder(catalog: LiveCatalog): NearbyFinder {
  const located = new Map<string, Located>()
  /** What was found among the locations that there are now. */
  let known: readonly string[] = []
  const found = new Map<string, Nearby>()

  async function locateAll(finder: PlaceFinder, locations: readonly string[]): Promise<void> {
    if (located.size > 2 * locations.length + 1000) {
      // Locations that no project has any more are forgotten.
      const current = new Set(locations)
      for (const location of located.keys()) if (!current.has(location)) located.delete(location)
    }
    let count = 0
    for (const location of locations) {
      if (located.has(location)) continue
      if ((count += 1) % yieldEvery === 0) await yieldToEventLoop()
      located.set(location, finder.locate(location))
    }
  }

  return async (filters) => {
    const { near, within } = filters
    if (near === undefined) {
      if (within !== undefined) requireNearby(null)
      return null
    }
    const finder = await loadPlaceFinder()
    const place = await requirePlace(finder, near, filters)
    const locations = (await catalog.read()).locations()
    const key = JSON.stringify([near, within, filters.unit])
    if (locations !== known || found.size === mostFound) found.clear()
    known = locations
    const cached = found.get(key)
    if (cached) return cached
    await locateAll(finder, locations)
    const nearby = findNear(place, filters, { locations, located })
    if (locations === known) found.set(key, nearby)
    return nearby
  }
}

/** Farther than anyone may look, in meters. */
const farthest = toMeters(nearbyRule.max, 'mi')

interface Known {
  locations: readonly string[]
  located: ReadonlyMap<string, Located>
}

function findNear(place: Located, filters: PlaceFilters, { locations, located }: Known): Nearby {
  const { within = nearbyRule.standard, unit = distanceUnitOf(place.region) } = filters
  const area = place.region === null ? null : areaOf(place.region)
  const meters = new Map<string, number>()
  const inArea: string[] = []
  for (const location of locations) {
    const { point, region } = located.get(location) ?? { point: null, region: null }
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
  }
}

/** The place as the counts describe it. */
export const presentPlace = (nearby: Nearby | null, language: Language): ProjectFacets['place'] =>
  nearby && { unit: nearby.unit, area: nearby.area === null ? '' : nameRegion(language, nearby.area) }

/** Adds to the cards of work on site how far it is. */
export const addDistances = <Card extends Pick<ProjectCard, 'location' | 'isRemote'>>(
  nearby: Nearby | null,
  language: Language,
  cards: readonly Card[],
): (Card & Pick<ListedProject, 'distance'>)[] =>
  nearby ? cards.map((card) => ({ ...card, distance: distanceTo(nearby, language, card) })) : [...cards]

function distanceTo(
  { unit, metersTo }: Nearby,
  language: Language,
  { location, isRemote }: Pick<ProjectCard, 'location' | 'isRemote'>,
): ListedProject['distance'] {
  const meters = isRemote ? null : metersTo(location)
  if (meters === null) return null
  const distance = { value: roundDistance(meters, unit), unit }
  return { ...distance, description: distancesCatalog.read(language).away(distance) }
}

/** Whether a place is known, and known ones that it may mean. */
export async function findTypedPlace(text: string): Promise<{ isKnown: boolean; suggestions: string[] }> {
  const finder = await loadPlaceFinder()
  const isKnown = finder.locate(text).point !== null
  return { isKnown, suggestions: isKnown ? [] : await finder.suggest(text) }
}
