import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listMessages } from '#contract/messages/messages.ts'
import { getConversation } from '#contract/messages/conversations.ts'
import { useLive, useLiveStatus } from '#web/lib/live/live.ts'
import {
  conversationKey,
  countKey,
  listKey,
  cacheMessage,
  applyReadPosition,
} from '#web/features/messages/cache.ts'
import { LazyOutboxSender } from '#web/features/messages/composer/lazy-outbox-sender.tsx'
import { notifyWaitingChanged } from '#web/features/messages/composer/outbox.ts'

/** Applies live message events to the cache and sends waiting messages, on every screen. */
export function MessagesLive({ currentUserId }: { currentUserId: string }) {
  const queryClient = useQueryClient()
  const status = useLiveStatus()
  // The server is reachable again.
  useEffect(() => {
    if (status === 'open') notifyWaitingChanged()
  }, [status])
  useLive('message', ({ message }) => cacheMessage(queryClient, message))
  useLive('read', (reading) => applyReadPosition(queryClient, reading, currentUserId))
  useLive('conversation', ({ conversationId }) => {
    for (const queryKey of [conversationKey(conversationId), listKey, countKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  })
  const refreshAll = () => {
    for (const [path] of [listKey, countKey, [getConversation.path], [listMessages.path]]) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
  }
  // It is in many conversations, of which the page shows few.
  useLive('announcement', refreshAll)
  useLive('reset', refreshAll)
  return <LazyOutboxSender userId={currentUserId} />
}
