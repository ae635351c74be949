/** Queries made from an endpoint of the contract: what to ask, where the answer is cached, how the call is made. */
import {
  queryOptions,
  skipToken,
  useQuery,
  type DataTag,
  type QueryFunctionContext,
  type QueryKey,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import type { Endpoint, EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { call, keyOf } from './api.ts'
import { isApiError } from './api-error.ts'

type QuerySettings<Data, Absent, Selected> = Omit<
  UnusedSkipTokenOptions<Data | NoInfer<Absent>, Error, Selected>,
  'queryKey' | 'queryFn'
> & {
  /** Replaces the key of endpoint and request, so that several endpoints can share one. */
  queryKey?: QueryKey
  /** Turns a failure into an answer, or throws it again. */
  recover?: (error: unknown) => Absent
}

/** For `recover`: a response with one of these statuses means that there is nothing, which is `null`. */
export const nullOn =
  (...statuses: readonly number[]) =>
  (error: unknown): null => {
    if (isApiError(error) && statuses.includes(error.status)) return null
    throw error
  }

/** The query of an endpoint, for hooks and loaders; cached data shows immediately and is fetched again on mount. */
export function endpointQuery<E extends Endpoint, Absent = never, Selected = EndpointResponse<E> | Absent>(
  endpoint: E,
  request: EndpointRequest<E>,
  { recover, ...settings }: QuerySettings<EndpointResponse<E>, Absent, Selected> = {},
) {
  return queryOptions<EndpointResponse<E> | Absent, Error, Selected>({
    queryKey: keyOf(endpoint, request),
    queryFn: async (context) => {
      try {
        return await call(endpoint, request, context)
      } catch (error) {
        if (recover) return recover(error)
        throw error
      }
    },
    refetchOnMount: 'always',
    ...settings,
  })
}

/** The query of several calls. */
export function callQuery<Data>(
  queryKey: QueryKey,
  ask: (context: QueryFunctionContext) => Promise<Data>,
  settings: Omit<UnusedSkipTokenOptions<Data>, 'queryKey' | 'queryFn'> = {},
) {
  return queryOptions<Data>({ queryKey, queryFn: ask, refetchOnMount: 'always', ...settings })
}

/** Asks a query of `endpointQuery` or `callQuery`, such as one that a loader shares. */
export function useLoadedQuery<Data, Selected = Data>(
  query: UnusedSkipTokenOptions<Data, Error, Selected> & { queryKey: DataTag<QueryKey, Data, Error> },
) {
  return useQuery(query)
}

/** Asks an endpoint; asks nothing as long as the request is `null`. */
export function useEndpointQuery<E extends Endpoint, Absent = never, Selected = EndpointResponse<E> | Absent>(
  endpoint: E,
  request: EndpointRequest<E> | null,
  settings: QuerySettings<EndpointResponse<E>, Absent, Selected> = {},
) {
  const { recover: _, ...rest } = settings
  return useQuery(
    request === null
      ? { queryKey: keyOf(endpoint), refetchOnMount: 'always', ...rest, queryFn: skipToken }
      : endpointQuery(endpoint, request, settings),
  )
}
