import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { getFeaturedOrganization, listTopOrganizations } from '#contract/rankings/top-organizations.ts'
import { call, callPage } from '#web/lib/api.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { serializeListing, type Listing } from './listing.ts'

function organizationListQuery(listing: Listing) {
  const query = serializeListing(listing)
  return infiniteQueryOptions({
    queryKey: [listTopOrganizations.path, query],
    queryFn: ({ pageParam, signal, meta }) =>
      callPage(
        listTopOrganizations,
        { query: pageParam ? { ...query, cursor: pageParam } : query },
        { signal, meta },
      ),
    ...cursorPagination,
    refetchOnMount: refetchUnlessServerRendered,
  })
}

const featured = queryOptions({
  queryKey: [getFeaturedOrganization.path],
  queryFn: (context) => call(getFeaturedOrganization, {}, context),
  refetchOnMount: refetchUnlessServerRendered,
})

/** Top organizations, page by page; while others are looked up the old answer stays (`isPlaceholderData`). */
export function useTopOrganizations(listing: Listing) {
  return useInfiniteQuery({ ...organizationListQuery(listing), placeholderData: keepPreviousData })
}

/** The organization of the month; null where there is none. */
export function useFeaturedOrganization() {
  return useQuery(featured)
}

/** Reads what the screen shows first before it is drawn; throws where it cannot be read. */
export async function loadTopOrganizationList(queryClient: QueryClient, listing: Listing): Promise<void> {
  await Promise.all([queryClient.infiniteQuery(organizationListQuery(listing)), queryClient.query(featured)])
}
