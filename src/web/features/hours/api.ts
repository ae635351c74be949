import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  changeHours,
  confirmHours,
  listHours,
  logHours,
  rejectHours,
  removeHours,
  type HourEntry,
} from '#contract/hours/hours.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { invalidateWork } from '#web/lib/work-cache.ts'

/** The hours of an application, the latest day first, page by page. */
export function useHours(applicationId: string) {
  return useInfiniteQuery({
    queryKey: [listHours.path, applicationId],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listHours,
        { params: { id: applicationId }, query: pageParam ? { cursor: pageParam } : {} },
        context,
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

type HoursInput = EndpointRequest<typeof logHours>['body']

/** Logs hours, or changes those of `id`. */
export function useSaveHours(applicationId: string) {
  return useMutation({
    mutationFn: ({ id, ...body }: HoursInput & { id?: string | undefined }) =>
      id === undefined
        ? call(logHours, { params: { id: applicationId }, body })
        : call(changeHours, { params: { id }, body }),
    ...useRefresh(applicationId),
  })
}

/** `onRemoved` is called before the hours are gone from the list. */
export function useRemoveHours(applicationId: string, onRemoved: () => void) {
  return useMutation({
    mutationFn: (id: string) => call(removeHours, { params: { id } }),
    onSuccess: onRemoved,
    ...useRefresh(applicationId),
  })
}

/** Confirms hours as they were seen, or rejects them with a reason; `onDecided` is called before the list shows it. */
export function useDecideHours(applicationId: string, onDecided: () => void) {
  return useMutation({
    mutationFn: ({ entries, reason }: { entries: readonly HourEntry[]; reason: string | null }) => {
      const seen = entries.map(({ id, version }) => ({ id, version }))
      return reason === null
        ? call(confirmHours, { body: { entries: seen } })
        : call(rejectHours, { body: { entries: seen, reason } })
    },
    onSuccess: onDecided,
    ...useRefresh(applicationId),
  })
}

/** Whatever came of it, what is true now is asked for: most refusals mean that the other side was first. */
function useRefresh(applicationId: string) {
  const queryClient = useQueryClient()
  return { onSettled: () => invalidateWork(queryClient, applicationId) }
}
