import type { SavedFilters } from '#contract/projects/saved-searches.ts'
import { pickChoiceFilters } from '#domain/projects/choice-filters.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

/** A saved search as the browse screen keeps it in its URL. */
export function browseSearchOf(filters: SavedFilters): SearchOf<'/browse'> {
  const { search, skills, causeAreas, timeCommitment, organizationId, accepting, order } = filters
  const { remote, near, within, verified } = filters
  const others = {
    ...(remote && { remote }),
    ...(verified && { verified }),
    ...(near && { near, ...(within && { within: `${within}` }) }),
    ...pickChoiceFilters((name) => (filters[name]?.length ? [...filters[name]] : undefined)),
  }
  return {
    ...others,
    ...(search && { search }),
    ...(skills?.length && { skills: [...skills] }),
    ...(causeAreas?.length && { causeAreas: [...causeAreas] }),
    ...(timeCommitment && { timeCommitment }),
    ...(organizationId && { org: organizationId }),
    ...(!accepting && { closed: true }),
    ...(order !== 'relevance' && { sort: order }),
  }
}
