import { nearbyRule } from '#domain/projects/nearby.ts'
import type { SavedFilters } from '#contract/projects/saved-searches.ts'

/**
 * Whether two searches find the same: the order of choices, that of the list, and what is not on don't matter. The unit
 * of distances follows from the place, and the standard distance can be left out.
 */
export const areSameFilters = (one: SavedFilters, other: SavedFilters): boolean => toKey(one) === toKey(other)

function toKey({ order: _, unit: __, ...filters }: SavedFilters): string {
  const on = Object.entries(filters).flatMap(([name, value]): string[] => {
    if (name === 'within' && value === nearbyRule.standard) return []
    if (value === false || (Array.isArray(value) && value.length === 0)) return []
    return [JSON.stringify([name, Array.isArray(value) ? value.map(String).toSorted() : value])]
  })
  return on.toSorted().join()
}
