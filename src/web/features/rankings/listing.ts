/** The list options of top organizations and their URL: ?search=&filter=&sort= (spec F2). */
import { limits } from '#contract/limits.ts'
import type { OrganizationFilter, OrganizationSort } from '#domain/rankings/top-organizations.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

export interface Listing {
  search: string
  filter: OrganizationFilter
  sort: OrganizationSort
}

/** The options in the screen's search parameters. */
export function toListing({
  search = '',
  filter = 'all',
  sort = 'rating',
}: SearchOf<'/top-organizations'>): Listing {
  // The API rejects a longer search, and a link must never break the page.
  return { search: search.slice(0, limits.search).trim(), filter, sort }
}

/** The options as URL parameters, without defaults. */
export function serializeListing({ search, filter, sort }: Listing): SearchOf<'/top-organizations'> {
  return {
    ...(search && { search }),
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'rating' && { sort }),
  }
}
