import type { MatchOrder } from '#domain/matching/order.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import type { MatchListOptions } from './api.ts'

export type MatchSearch = SearchOf<'/project-matching'>
export type ChangeMatchSearch = (update: Update<MatchSearch>) => void

/** How many matches can be compared. */
const maxCompared = 2

/** The order of the list while the URL names none. */
export const defaultOrder: MatchOrder = 'recommended'

/** What the URL says about the list. */
export const toMatchOptions = ({ order = defaultOrder, ineligible }: MatchSearch): MatchListOptions => ({
  order,
  ineligible: ineligible === true,
})

/** Opens a match, or closes it if it is open. */
export const toggleOpen =
  (id: string): Update<MatchSearch> =>
  (search) => ({ ...search, open: search.open === id ? undefined : id })

/**
 * Adds a match to the compared ones, in place of the older one if there are two, or takes it away. `known` are the matches
 * in the list: others stay in a URL after they are gone.
 */
export const toggleCompared =
  (id: string, known: readonly string[]): Update<MatchSearch> =>
  (search) => {
    const compared = (search.compare ?? []).filter((each) => known.includes(each))
    const next = compared.includes(id)
      ? compared.filter((each) => each !== id)
      : [...compared, id].slice(-maxCompared)
    return { ...search, compare: next.length > 0 ? next : undefined }
  }
