import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { getFeaturedOrganization, listTopOrganizations } from '#contract/rankings/top-organizations.ts'
import { endpointListQuery, useLoadedList } from '#web/lib/calls/endpoint-list.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'
import { serializeListing, type Listing } from './listing.ts'

const fresh = { refetchOnMount: refetchUnlessServerRendered }

const organizationListQuery = (listing: Listing) =>
  endpointListQuery(listTopOrganizations, { query: serializeListing(listing) }, fresh)

const featured = endpointQuery(getFeaturedOrganization, {}, fresh)

/** Top organizations, page by page; while others load, the previous answer stays (`isPlaceholderData`). */
export function useTopOrganizations(listing: Listing) {
  return useLoadedList({ ...organizationListQuery(listing), placeholderData: keepPreviousData })
}

/** The organization of the month; null if there is none. */
export function useFeaturedOrganization() {
  return useLoadedQuery(featured)
}

/** Loads the first data of the screen before it renders; throws on failure. */
export async function loadTopOrganizationList(queryClient: QueryClient, listing: Listing): Promise<void> {
  await Promise.all([queryClient.infiniteQuery(organizationListQuery(listing)), queryClient.query(featured)])
}
