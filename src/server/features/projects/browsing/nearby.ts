/** Which projects are near a place that someone typed (docs/decisions/0099-browsing-by-place.md). */
import { fieldText } from '#contract/field-texts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import type { ListedProject, ProjectCard } from '#contract/projects/projects.ts'
import { kilometersBetween } from '#domain/matching/parsing/places.ts'
import {
  areaOf,
  distanceUnitOf,
  isInArea,
  nearbyRule,
  roundDistance,
  toMeters,
  type Within,
} from '#domain/projects/nearby.ts'
import type { SearchedPlace } from '#domain/projects/saved-searches.ts'
import { loadPlaceFinder, type Located } from '#server/places/find-place.ts'
import {
  makeNearbyPlaces,
  refusePlace,
  requireNearby,
  requirePlace,
  type Nearby,
  type NearbyPlaces,
  type PlaceFilters,
} from '#server/places/nearby.ts'
import type { LiveCatalog } from './live-catalog.ts'
import { distancesCatalog } from '#server/features/projects/texts/distances-texts.ts'

/** The distances to choose from, with the requested one, and the state. */
export function nearbyChoices(
  { isArea }: Pick<Nearby, 'isArea'>,
  { within = nearbyRule.standard }: Pick<ProjectFilters, 'within'>,
): Within[] {
  if (isArea) return ['state']
  const distances = new Set<number>(nearbyRule.offered)
  if (within !== 'state') distances.add(within)
  return [...[...distances].toSorted((a, b) => a - b), 'state']
}

type ProjectPlace = PlaceFilters & Pick<ProjectFilters, 'remote'>

/** Throws if the filters ask for a place and for remote work. */
function refuseBoth({ near, remote }: ProjectPlace): void {
  if (near !== undefined && remote) throw refusePlace(fieldText('projects.placeOrRemote'))
}

/** What is near among the locations of published projects; throws if the filters contradict each other. */
export function makeProjectPlaces(catalog: LiveCatalog): NearbyPlaces<ProjectFilters> {
  const places = makeNearbyPlaces(async () => (await catalog.read()).locations())
  return {
    async find(filters) {
      refuseBoth(filters)
      return places.find(filters)
    },
    async list(filters, list) {
      refuseBoth(filters)
      return places.list(filters, list)
    },
  }
}

/** Where the filters look, as a saved search stores it; null if they name no place. Throws like the finder above. */
export async function findSearchedPlace(filters: ProjectPlace): Promise<SearchedPlace | null> {
  const { near, within } = filters
  if (near === undefined) return within === undefined ? null : requireNearby(null) && null
  refuseBoth(filters)
  const { point, region, isArea } = await requirePlace(await loadPlaceFinder(), near, filters)
  const { within: distance = nearbyRule.standard, unit = distanceUnitOf(region) } = filters
  if (isArea || distance === 'state') return { area: region === null ? '' : areaOf(region) }
  return point && { ...point, meters: toMeters(distance, unit) }
}

/** Whether a located text is where a saved search looks. */
export function isAt(place: SearchedPlace, { point, region }: Located): boolean {
  if ('area' in place) return region !== null && isInArea(region, place.area)
  return point !== null && 1000 * kilometersBetween(place, point) <= place.meters
}

/** Sets on the cards of work on site how far it is. Changes the cards, because a copy of a page takes 40 µs: never give it cached ones. */
export const setDistances = <Card extends Pick<ProjectCard, 'location' | 'isRemote'>>(
  nearby: Nearby | null,
  language: Language,
  cards: Card[],
): (Card & Pick<ListedProject, 'distance'>)[] =>
  nearby ? cards.map((card) => Object.assign(card, { distance: distanceTo(nearby, language, card) })) : cards

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

/** Whether a place is known, and known places that it may mean. */
export async function findTypedPlace(text: string): Promise<{ isKnown: boolean; suggestions: string[] }> {
  const finder = await loadPlaceFinder()
  const { point, isArea } = finder.locate(text)
  return { isKnown: point !== null || isArea, suggestions: await finder.suggest(text) }
}
