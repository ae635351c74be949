import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { getFeaturedOrganization, listTopOrganizations } from '#contract/top-organizations.ts'
import { call, callPage } from '#web/lib/api.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'
import { byCursor } from '#web/lib/growing.ts'
import { writeListing, type Listing } from './listing.ts'

function organizationList(listing: Listing) {
  const query = writeListing(listing)
  return infiniteQueryOptions({
    queryKey: [listTopOrganizations.path, query],
    queryFn: ({ pageParam, signal, meta }) =>
      callPage(
        listTopOrganizations,
        { query: pageParam ? { ...query, cursor: pageParam } : query },
        { signal, meta },
      ),
    ...byCursor,
    refetchOnMount: refreshUnlessDrawn,
  })
}

const featured = queryOptions({
  queryKey: [getFeaturedOrganization.path],
  queryFn: (asked) => call(getFeaturedOrganization, {}, asked),
  refetchOnMount: refreshUnlessDrawn,
})

/** Top organizations, page by page; while others are looked up the old answer stays (`isPlaceholderData`). */
export function useTopOrganizations(listing: Listing) {
  return useInfiniteQuery({ ...organizationList(listing), placeholderData: keepPreviousData })
}

/** The organization of the month; null where there is none. */
export function useFeaturedOrganization() {
  return useQuery(featured)
}

/** Reads what the screen shows first before it is drawn; throws where it cannot be read. */
export async function readTopOrganizationList(queryClient: QueryClient, listing: Listing): Promise<void> {
  await Promise.all([queryClient.infiniteQuery(organizationList(listing)), queryClient.query(featured)])
}
