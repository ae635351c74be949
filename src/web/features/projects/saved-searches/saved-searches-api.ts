/** The reader's saved searches. */
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  changeSavedSearch,
  createSavedSearch,
  endSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
  type SavedSearch,
} from '#contract/projects/saved-searches.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation, useEndpointMutation, type ToastContent } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

const invalidates = [listSavedSearches]

/** Latest first, with those that ended; asks nothing while `isAsked` is false. */
export function useSavedSearches(isAsked = true) {
  return useEndpointQuery(listSavedSearches, isAsked ? {} : null)
}

/** Changes the name and the frequency of a saved search, or saves a new one with these filters. */
export function useSaveSearch(
  saved: SavedSearch | undefined,
  toFilters: () => CreatedSearch['filters'],
  done: ToastContent,
) {
  const send = (body: Omit<CreatedSearch, 'filters'>) =>
    saved
      ? call(changeSavedSearch, { params: { id: saved.id }, body })
      : call(createSavedSearch, { body: { ...body, filters: toFilters() } })
  return useCallMutation(send, { invalidates, done })
}

type CreatedSearch = EndpointRequest<typeof createSavedSearch>['body']

const toRequest = ({ id }: Pick<SavedSearch, 'id'>) => ({ params: { id } })

/** Ends a saved search: nothing comes from it until it is restored. */
export function useEndSearch(failed: string) {
  return useEndpointMutation(endSavedSearch, toRequest, { invalidates, failed })
}

/** Restores a saved search that ended. */
export function useRestoreSearch(failed: string) {
  return useEndpointMutation(restoreSavedSearch, toRequest, { invalidates, failed })
}

/** Deletes a saved search. */
export function useRemoveSearch(texts: { failed: string; done: string }) {
  return useEndpointMutation(removeSavedSearch, (search: SavedSearch) => toRequest(search), {
    invalidates,
    failed: texts.failed,
    done: (_response, { name }) => ({ title: texts.done, description: name }),
  })
}
