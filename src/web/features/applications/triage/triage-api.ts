/** How members triage applicants: shortlist, notes, compare. */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { type Application } from '#contract/applications/applications.ts'
import { listReceivedApplications } from '#contract/applications/lists.ts'
import {
  changeNote,
  compareApplications,
  listNotes,
  removeNote,
  shortlistApplication,
  unshortlistApplication,
  writeNote,
} from '#contract/applications/triage.ts'
import { call, keyOf } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { refreshLists, replaceInLists } from '#web/features/applications/api.ts'

/** Updates the shortlist immediately; reverts if the server refuses. */
export function useShortlist(application: Application) {
  const queryClient = useQueryClient()
  const { triage, id } = application
  return useCallMutation(
    (isListed: boolean) => call(isListed ? shortlistApplication : unshortlistApplication, { params: { id } }),
    {
      onMutate: (isShortlisted) => {
        if (triage) replaceInLists(queryClient, { ...application, triage: { ...triage, isShortlisted } })
        return application
      },
      onSuccess: (marked) => replaceInLists(queryClient, marked),
      onError: (_error, _isListed, before) => {
        // This render's application already has the new mark.
        if (before) replaceInLists(queryClient, before)
        void refreshLists(queryClient)
      },
      onSettled: () => {
        void invalidate(queryClient, [compareApplications])
      },
    },
  )
}

/** The notes on an application, newest first. */
export function useNotes(applicationId: string) {
  return useEndpointList(listNotes, { params: { id: applicationId }, query: {} })
}

/** Adds, edits and removes notes; updates every place that shows or counts them. */
export function useNoteMutations(applicationId: string) {
  const params = { id: applicationId }
  const settings = {
    invalidates: [keyOf(listNotes, { params }), listReceivedApplications, compareApplications],
  }
  type Change = { id: string; text: string }
  return {
    write: useEndpointMutation(writeNote, (text: string) => ({ params, body: { text } }), settings),
    change: useEndpointMutation(
      changeNote,
      ({ id, text }: Change) => ({ params: { id }, body: { text } }),
      settings,
    ),
    remove: useEndpointMutation(removeNote, (id: string) => ({ params: { id } }), settings),
  }
}

/** Applications side by side; the old ones stay visible while others load. */
export function useComparison(ids: readonly string[]) {
  return useEndpointQuery(
    compareApplications,
    { query: { ids: ids.join(',') } },
    { placeholderData: keepPreviousData, retry: false, enabled: ids.length > 0 },
  )
}
