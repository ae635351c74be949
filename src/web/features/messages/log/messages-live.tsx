import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listMessages, message } from '#contract/messages/messages.ts'
import { getConversation } from '#contract/messages/conversations.ts'
import { useLive, useLiveStatus } from '#web/lib/live.ts'
import {
  conversationKey,
  countKey,
  listKey,
  cacheMessage,
  applyReadPosition,
} from '#web/features/messages/cache.ts'
import { useOutboxSender } from '#web/features/messages/composer/outbox-sender.ts'
import { notifyWaitingChanged } from '#web/features/messages/composer/outbox-store.ts'

/** Applies live message events to the cache and sends waiting messages, on every screen. */
export function MessagesLive({ currentUserId }: { currentUserId: string }) {
  const queryClient = useQueryClient()
  useOutboxSender(currentUserId)
  const status = useLiveStatus()
  // The server is reachable again.
  useEffect(() => {
    if (status === 'open') notifyWaitingChanged()
  }, [status])
  useLive('message', (event) => {
    const { data } = message.safeParse(event.message)
    if (data) cacheMessage(queryClient, data)
  })
  useLive('read', (reading) => applyReadPosition(queryClient, reading, currentUserId))
  useLive('conversation', ({ conversationId }) => {
    for (const queryKey of [conversationKey(conversationId), listKey, countKey]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  })
  useLive('reset', () => {
    for (const [path] of [listKey, countKey, [getConversation.path], [listMessages.path]]) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
  })
  return null
}
