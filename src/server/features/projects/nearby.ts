/** Which projects are near a place that someone typed (docs/decisions/0099-browsing-by-place.md). */
import { fieldText } from '#contract/field-texts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import type { ListedProject, ProjectCard } from '#contract/projects/projects.ts'
import { nearbyRule, roundDistance, type Within } from '#domain/projects/nearby.ts'
import { loadPlaceFinder } from '#server/places/find-place.ts'
import { makeNearbyFinder, refusePlace, type Nearby, type NearbyFinder } from '#server/places/nearby.ts'
import type { LiveCatalog } from './live-catalog.ts'
import { distancesCatalog } from './texts/distances-texts.ts'

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

/** Finds what is near among the locations of published projects; throws if the filters contradict each other. */
export function makeProjectFinder(catalog: LiveCatalog): NearbyFinder<ProjectFilters> {
  const findNearby = makeNearbyFinder(async () => (await catalog.read()).locations())
  return async (filters) => {
    if (filters.near !== undefined && filters.remote) throw refusePlace(fieldText('projects.placeOrRemote'))
    return findNearby(filters)
  }
}

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

/** Whether a place is known, and known towns that it may mean. */
export async function findTypedPlace(text: string): Promise<{ isKnown: boolean; suggestions: string[] }> {
  const finder = await loadPlaceFinder()
  const { point, isArea } = finder.locate(text)
  return { isKnown: point !== null || isArea, suggestions: await finder.suggest(text) }
}
