import { useRef } from 'react'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  type Notification,
} from '#contract/notifications/notifications.ts'
import { keyOf, type Page } from '#web/lib/calls/api.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useLive, useReconnect } from '#web/lib/live/live.ts'
import { leavingKey } from '#web/lib/session/leaving-key.ts'
import { notificationsCatalog } from './texts/notifications-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

/** As the bell lists them: those of one kind about one project as one entry. */
const listRequest = { query: { gather: 'true' } } as const
const listKey = keyOf(listNotifications, listRequest)
const countKey = [countUnreadNotifications.path]

type Pages = InfiniteData<Page<Notification>>
type Count = { unread: number }

/** The number of unread notifications; fetched again when the window gets the focus. */
export function useUnreadCount() {
  return useEndpointQuery(
    countUnreadNotifications,
    {},
    { refetchOnMount: true, refetchOnWindowFocus: 'always', select: ({ unread }) => unread },
  )
}

/** The reader's notifications, newest first. Cached data, like the count, shows immediately and is fetched again. */
export function useNotificationList() {
  return useEndpointList(listNotifications, listRequest, { refetchOnWindowFocus: 'always' })
}

/** Refetches when a notification arrives, is read in another tab or closed; once more after a burst. */
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
  useLive('unread', () => void refresh())
  useLive('reset', () => void refresh())
  useReconnect(() => void refresh())
}

const wasRefetched = (refetchState: 'no' | 'yes' | 'again') => refetchState === 'again'

const markSettings = {
  // A response in flight would undo the mark.
  cancels: [listKey, countKey],
  onError: toastFailure,
  // Above the counting limit, and after a failed mark, only the server knows the number.
  invalidates: [listKey, countKey],
  invalidatesAfter: 'settled',
} as const

/** Marks an entry as read, with all that it gathers: immediately here, then on the server. */
export function useMarkNotificationRead() {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    readNotification,
    ({ id }: Notification) => ({ params: { id }, query: listRequest.query }),
    {
      ...markSettings,
      onMutate: ({ id, gathered }) => {
        markInList(queryClient, (one) => one.id === id)
        queryClient.setQueryData<Count>(
          countKey,
          (count) => count && { unread: Math.max(count.unread - gathered, 0) },
        )
      },
    },
  )
}

/** Marks all as read: immediately here, then on the server. */
export function useMarkAllNotificationsRead() {
  const queryClient = useQueryClient()
  return useEndpointMutation(readAllNotifications, () => ({}), {
    ...markSettings,
    onMutate: () => {
      markInList(queryClient, () => true)
      queryClient.setQueryData<Count>(countKey, { unread: 0 })
    },
  })
}

/** Refetches the count, and the list if it is shown. */
export async function refreshNotifications(queryClient: QueryClient): Promise<void> {
  // The screen changes while someone signs out or asks for deletion, and by then they may not ask anymore.
  if (queryClient.isMutating({ mutationKey: leavingKey }) > 0) return
  if (queryClient.getQueryData(countKey) === undefined) return
  await invalidate(queryClient, [listKey, countKey])
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
  const errorsTexts = readTexts(errorsCatalog)
  const { markFailed: title } = readTexts(notificationsCatalog)
  toast({ title, description: messageOf(error, errorsTexts.text), variant: 'destructive' })
}
