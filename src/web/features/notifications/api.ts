import { useRef } from 'react'
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  type Notification,
} from '#contract/notifications/notifications.ts'
import { call, type Page } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { useLive } from '#web/lib/live.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { notificationsTexts } from '#web/i18n/en/notifications.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

const listKey = [listNotifications.path]
const countKey = [countUnreadNotifications.path]

type Pages = InfiniteData<Page<Notification>>
type Count = { unread: number }

/** How many are unread; asked for again whenever the window is looked at. */
export function useUnreadCount() {
  return useEndpointQuery(
    countUnreadNotifications,
    {},
    { refetchOnMount: true, refetchOnWindowFocus: 'always', select: ({ unread }) => unread },
  )
}

/** One's notifications, newest first; what is known shows at once and is asked for again, as with the count. */
export function useNotificationList() {
  return useEndpointList(listNotifications, { query: {} }, { refetchOnWindowFocus: 'always' })
}

/** Asks again whenever somebody is told something, or marks it read in another tab; after a burst of that once more. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient()
  const refetchState = useRef<'no' | 'yes' | 'again'>('no')
  const refresh = async () => {
    if (refetchState.current !== 'no') return void (refetchState.current = 'again')
    do {
      refetchState.current = 'yes'
      await refreshNotifications(queryClient)
    } while (wasRefetched(refetchState.current))
    refetchState.current = 'no'
  }
  useLive('notifications', () => void refresh())
  useLive('reset', () => void refresh())
}

const wasRefetched = (refetchState: 'no' | 'yes' | 'again') => refetchState === 'again'

/** Marks one read: at once here, then on the server. */
export function useMarkNotificationRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onMutate: async (id) => {
      await cancelFetches(queryClient)
      markInList(queryClient, (one) => one.id === id)
      queryClient.setQueryData<Count>(countKey, (count) => count && { unread: Math.max(count.unread - 1, 0) })
    },
    onError: toastFailure,
    // Beyond what is counted, and where a mark failed, only the server knows.
    onSettled: () => refreshNotifications(queryClient),
  })
}

/** Marks all read: at once here, then on the server. */
export function useMarkAllNotificationsRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(readAllNotifications, {}),
    onMutate: async () => {
      await cancelFetches(queryClient)
      markInList(queryClient, () => true)
      queryClient.setQueryData<Count>(countKey, { unread: 0 })
    },
    onError: toastFailure,
    onSettled: () => refreshNotifications(queryClient),
  })
}

/** Asks again for the count, and for the list where it is shown. */
export async function refreshNotifications(queryClient: QueryClient): Promise<void> {
  await Promise.all([listKey, countKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** An answer under way would bring back what has just been marked. */
async function cancelFetches(queryClient: QueryClient): Promise<void> {
  await Promise.all([listKey, countKey].map((queryKey) => queryClient.cancelQueries({ queryKey })))
}

function markInList(queryClient: QueryClient, isHighlighted: (one: Notification) => boolean): void {
  queryClient.setQueryData<Pages>(
    listKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (isHighlighted(one) ? { ...one, read: true } : one)),
        })),
      },
  )
}

function toastFailure(error: Error): void {
  const { markFailed: title } = notificationsTexts
  toast({ title, description: messageOf(error, errorsTexts.text), variant: 'destructive' })
}
