/** The list options of top organizations and their URL: ?search=&filter=&sort= (spec F2). */
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

/** Parses the options from an untrusted URL; invalid values are ignored. */
export function parseListing(raw: Readonly<Record<string, unknown>>): Listing {
  return {
    // The API rejects a longer search, and a link must never break the page.
    search: (parseText(raw['search']) ?? '').slice(0, limits.search).trim(),
    filter: parseChoice(organizationFilters, raw['filter']) ?? 'all',
    sort: parseChoice(organizationSorts, raw['sort']) ?? 'rating',
  }
}

/** The options as URL parameters, without defaults. */
export function serializeListing({ search, filter, sort }: Listing): TopOrganizationsSearch {
  return {
    ...(search && { search }),
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'rating' && { sort }),
  }
}
