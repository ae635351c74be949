/** How members triage applicants: shortlist, notes, compare, decline several. */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { listReceivedApplications, type Application } from '#contract/applications/applications.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import {
  changeNote,
  compareApplications,
  listNotes,
  removeNote,
  shortlistApplication,
  unshortlistApplication,
  writeNote,
} from '#contract/applications/triage.ts'
import { declineApplications } from '#contract/applications/several-applications.ts'
import { call, keyOf } from '#web/lib/api.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import type { ApplicationFilter } from './application-filters.ts'
import { refreshLists, refreshProject, replaceInLists, useReceivedApplications } from './api.ts'

const received = listReceivedApplications.path

const queries = {
  pending: { status: 'pending' },
  shortlisted: { shortlisted: 'true' },
} as const satisfies Record<ApplicationFilter, object>

/** Received pending or shortlisted applications; fetched only while they are shown. */
export function useShownApplications(show: ApplicationFilter | undefined) {
  return useReceivedApplications(queries[show ?? 'pending'], { enabled: show !== undefined })
}

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
        // The visible list keeps its cards until it is opened again, so Undo stays in place.
        void queryClient.invalidateQueries({ queryKey: [received, queries.shortlisted], refetchType: 'none' })
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

/** Declines several; those that changed meanwhile show their current state. */
export function useDeclineSeveral() {
  const queryClient = useQueryClient()
  return useEndpointMutation(declineApplications, (body) => ({ body }), {
    onSuccess: ({ declined, moved }) => {
      for (const application of [...declined, ...moved]) {
        replaceInLists(queryClient, application)
        void queryClient.invalidateQueries({ queryKey: [listTimeline.path, application.id] })
      }
      void refreshLists(queryClient)
      for (const projectId of new Set(declined.map((application) => application.projectId))) {
        void refreshProject(queryClient, projectId)
      }
    },
    onError: () => void refreshLists(queryClient),
  })
}

/** Applications side by side; the old ones stay visible while others load. */
export function useComparison(ids: readonly string[]) {
  return useEndpointQuery(
    compareApplications,
    { query: { ids: ids.join(',') } },
    { placeholderData: keepPreviousData, retry: false, enabled: ids.length > 0 },
  )
}
