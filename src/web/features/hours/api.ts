import { useQueryClient } from '@tanstack/react-query'
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
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation, type ToastContent } from '#web/lib/calls/endpoint-mutation.ts'
import { refreshHours, workOf } from '#web/lib/calls/work-cache.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

/** The hours of an application, latest day first, page by page. */
export function useHours(applicationId: string) {
  return useEndpointList(listHours, { params: { id: applicationId }, query: {} })
}

type HoursInput = EndpointRequest<typeof logHours>['body']

/** Logs hours, or changes the entry with `id`. */
export function useSaveHours(applicationId: string, done: ToastContent) {
  const hoursTexts = useTexts(hoursCatalog)
  return useCallMutation(
    ({ id, ...body }: HoursInput & { id?: string | undefined }) =>
      id === undefined
        ? call(logHours, { params: { id: applicationId }, body })
        : call(changeHours, { params: { id }, body }),
    { done, failed: hoursTexts.saveFailed, ...refreshOf(applicationId) },
  )
}

/** `onRemoved` is called before the entry leaves the list. */
export function useRemoveHours(applicationId: string, onRemoved: () => void) {
  return useEndpointMutation(removeHours, (id: string) => ({ params: { id } }), {
    onSuccess: onRemoved,
    ...refreshOf(applicationId),
  })
}

/** An entry in the version that the reader decides on. */
export type SeenEntry = Pick<HourEntry, 'id' | 'version'>

/**
 * Confirms entries in the version shown, or rejects them with a reason; `onDecided` is called before the list
 * updates.
 */
export function useDecideHours({ volunteerName }: HoursWork, onDecided: (() => void) | undefined) {
  const queryClient = useQueryClient()
  const { confirmedDone, rejectedDone, decideFailed } = useTexts(hoursCatalog)
  return useCallMutation(
    ({ entries, reason }: { entries: readonly SeenEntry[]; reason: string | null }) => {
      const seen = entries.map(({ id, version }) => ({ id, version }))
      return reason === null
        ? call(confirmHours, { body: { entries: seen } })
        : call(rejectHours, { body: { entries: seen, reason } })
    },
    {
      done: (_, { reason }) => {
        const { title, text } = reason === null ? confirmedDone : rejectedDone
        return { title, description: text({ name: volunteerName }) }
      },
      failed: decideFailed,
      ...(onDecided && { onSuccess: onDecided }),
      // In any case, as below.
      onSettled: () => refreshHours(queryClient),
    },
  )
}

/** Refetches in any case: most rejections mean that the other side was first. */
const refreshOf = (applicationId: string) =>
  ({ invalidates: workOf(applicationId), invalidatesAfter: 'settled' }) as const
