/** What the list of top organizations shows, and the URL it lives in: ?search=&filter=&sort= (features 2). */
import { limits } from '#contract/limits.ts'
import {
  organizationFilters,
  organizationSorts,
  type OrganizationFilter,
  type OrganizationSort,
} from '#domain/rankings/top-organizations.ts'
import { parseChoice, parseText } from '#web/lib/search-params.ts'
import type { TopOrganizationsSearch } from '#web/lib/paths.ts'

export interface Listing {
  search: string
  filter: OrganizationFilter
  sort: OrganizationSort
}

/** Reads it from whatever a URL says; what makes no sense is passed over. */
export function parseListing(raw: Readonly<Record<string, unknown>>): Listing {
  return {
    // The API refuses a longer search, and a link must never break the page.
    search: (parseText(raw['search']) ?? '').slice(0, limits.search).trim(),
    filter: parseChoice(organizationFilters, raw['filter']) ?? 'all',
    sort: parseChoice(organizationSorts, raw['sort']) ?? 'rating',
  }
}

/** As the URL carries it; what is so anyway is left out. */
export function serializeListing({ search, filter, sort }: Listing): TopOrganizationsSearch {
  return {
    ...(search && { search }),
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'rating' && { sort }),
  }
}
