/** What members do to sort applicants: shortlist, notes, compare, decline several. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listReceivedApplications, type Application } from '#contract/applications/applications.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import {
  changeNote,
  compareApplications,
  declineApplications,
  listNotes,
  removeNote,
  shortlistApplication,
  unshortlistApplication,
  writeNote,
} from '#contract/applications/triage.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import type { ApplicationFilter } from '#web/lib/paths.ts'
import { refreshLists, refreshProject, replaceInLists, useReceivedApplications } from './api.ts'

const received = listReceivedApplications.path

const queries = {
  pending: { status: 'pending' },
  shortlisted: { shortlisted: 'true' },
} as const satisfies Record<ApplicationFilter, object>

/** Received applications that wait, or those on the shortlist; asked for only while they are shown. */
export function useShownApplications(show: ApplicationFilter | undefined) {
  return useReceivedApplications(queries[show ?? 'pending'], { enabled: show !== undefined })
}

/** Marks an application at once; a refusal takes the mark back. */
export function useShortlist(application: Application) {
  const queryClient = useQueryClient()
  const { triage, id } = application
  return useMutation({
    mutationFn: (isListed: boolean) =>
      call(isListed ? shortlistApplication : unshortlistApplication, { params: { id } }),
    onMutate: (isShortlisted) => {
      if (triage) replaceInLists(queryClient, { ...application, triage: { ...triage, isShortlisted } })
      return application
    },
    onSuccess: (marked) => replaceInLists(queryClient, marked),
    onError: (_error, _isListed, before) => {
      // The application of this render bears the mark already.
      if (before) replaceInLists(queryClient, before)
      void refreshLists(queryClient)
    },
    onSettled: () => {
      // The list in sight keeps its cards until it is opened again, so that Undo is where it was.
      void queryClient.invalidateQueries({ queryKey: [received, queries.shortlisted], refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: [compareApplications.path] })
    },
  })
}

/** The notes on an application, newest first. */
export function useNotes(applicationId: string) {
  return useInfiniteQuery({
    queryKey: [listNotes.path, applicationId],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listNotes,
        { params: { id: applicationId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

/** Writes, changes and removes notes; every place that shows or counts them knows. */
export function useNoteMutations(applicationId: string) {
  const queryClient = useQueryClient()
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [listNotes.path, applicationId] }),
      queryClient.invalidateQueries({ queryKey: [received] }),
      queryClient.invalidateQueries({ queryKey: [compareApplications.path] }),
    ])
  const write = useMutation({
    mutationFn: (text: string) => call(writeNote, { params: { id: applicationId }, body: { text } }),
    onSuccess,
  })
  const change = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(changeNote, { params: { id }, body: { text } }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeNote, { params: { id } }),
    onSuccess,
  })
  return { write, change, remove }
}

/** Declines several; what moved meanwhile shows as it is now. */
export function useDeclineSeveral() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof declineApplications>['body']) =>
      call(declineApplications, { body }),
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

/** Applications side by side; the old ones stay in sight while others come. */
export function useComparison(ids: readonly string[]) {
  return useQuery({
    queryKey: [compareApplications.path, ids],
    queryFn: ({ signal }) => call(compareApplications, { query: { ids: ids.join(',') } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: false,
    enabled: ids.length > 0,
  })
}
