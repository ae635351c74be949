/** What the list of top organizations shows, and the URL it lives in: ?search=&filter=&sort= (features 2). */
import { limits } from '#contract/limits.ts'
import {
  organizationFilters,
  organizationSorts,
  type OrganizationFilter,
  type OrganizationSort,
} from '#domain/top-organizations.ts'
import { readChoice, readText } from '#web/lib/search-params.ts'
import type { TopOrganizationsSearch } from '#web/paths.ts'

export interface Listing {
  search: string
  filter: OrganizationFilter
  sort: OrganizationSort
}

/** Reads it from whatever a URL says; what makes no sense is passed over. */
export function readListing(raw: Readonly<Record<string, unknown>>): Listing {
  return {
    // The API refuses a longer search, and a link must never break the page.
    search: (readText(raw['search']) ?? '').slice(0, limits.search).trim(),
    filter: readChoice(organizationFilters, raw['filter']) ?? 'all',
    sort: readChoice(organizationSorts, raw['sort']) ?? 'rating',
  }
}

/** As the URL carries it; what is so anyway is left out. */
export function writeListing({ search, filter, sort }: Listing): TopOrganizationsSearch {
  return {
    ...(search && { search }),
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'rating' && { sort }),
  }
}
