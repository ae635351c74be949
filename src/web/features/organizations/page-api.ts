import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { getOrganization, listOrganizationReviews, type Organization } from '#contract/organization-page.ts'
import { call, callPage } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'
import { byCursor } from '#web/lib/growing.ts'

function oneOrganization(id: string) {
  return queryOptions({
    queryKey: [getOrganization.path, id],
    queryFn: async (asked): Promise<Organization | null> => {
      try {
        return await call(getOrganization, { params: { id } }, asked)
      } catch (error) {
        // An address that cannot even be read (400) leads to no organization either.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    refetchOnMount: refreshUnlessDrawn,
  })
}

function reviewList(id: string) {
  return infiniteQueryOptions({
    queryKey: [listOrganizationReviews.path, id],
    queryFn: ({ pageParam, signal, meta }) =>
      callPage(
        listOrganizationReviews,
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { signal, meta },
      ),
    ...byCursor,
    refetchOnMount: refreshUnlessDrawn,
  })
}

/** One organization by its id or that of a person whose primary one it is; null where there is none. */
export function useOrganization(id: string) {
  return useQuery(oneOrganization(id))
}

/** The public reviews about an organization, page by page. */
export function useReviews(id: string) {
  return useInfiniteQuery(reviewList(id))
}

/** Reads an organization before its screen is drawn; throws where that cannot be told. */
export function readOrganization(queryClient: QueryClient, id: string): Promise<Organization | null> {
  return queryClient.query(oneOrganization(id))
}

/** Reads the first page of an organization's reviews before its screen is drawn. */
export async function readReviews(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.infiniteQuery(reviewList(id))
}
