/** Paged queries made from an endpoint of the contract. */
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
} from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { callPage, keyOf, type ItemOf, type Page, type PagedEndpoint } from './api.ts'
import { cursorPagination } from './load-more.ts'

type Cursor = string | null
type ListSettings<Item> = Omit<ListQuery<Item>, 'queryKey' | 'queryFn' | keyof typeof cursorPagination> & {
  queryKey?: QueryKey
}

type ListQuery<Item> = UnusedSkipTokenInfiniteOptions<
  Page<Item>,
  Error,
  InfiniteData<Page<Item>, Cursor>,
  QueryKey,
  Cursor
>

/** The query of a paged endpoint, for hooks and loaders; cached pages show immediately and are fetched again on mount. */
export function endpointListQuery<E extends PagedEndpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  settings: ListSettings<ItemOf<E>> = {},
) {
  return infiniteQueryOptions<
    Page<ItemOf<E>>,
    Error,
    InfiniteData<Page<ItemOf<E>>, Cursor>,
    QueryKey,
    Cursor
  >({
    queryKey: keyOf(endpoint, request),
    queryFn: (context) => callPage(endpoint, request, context),
    ...cursorPagination,
    refetchOnMount: 'always',
    ...settings,
  })
}

/** Lists a query of `endpointListQuery` that a loader shares. */
export function useLoadedList<Item>(query: ListQuery<Item>) {
  return useInfiniteQuery(query)
}

/** Lists what a paged endpoint answers, page by page. */
export function useEndpointList<E extends PagedEndpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  settings: ListSettings<ItemOf<E>> = {},
) {
  return useInfiniteQuery(endpointListQuery(endpoint, request, settings))
}
