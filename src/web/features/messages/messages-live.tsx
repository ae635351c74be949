import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listMessages, message } from '#contract/conversation-messages.ts'
import { getConversation } from '#contract/conversations.ts'
import { useLive, useLiveStatus } from '#web/lib/live.ts'
import { conversationKey, countKey, listKey, takeIntoCache, takeReading } from './cache.ts'
import { useOutboxSender } from './outbox-sender.ts'
import { tellWaiting } from './outbox-store.ts'

/** Keeps all that is known of messages true as they come, and sends what waits, on whatever screen the reader is. */
export function MessagesLive({ readerId }: { readerId: string }) {
  const queryClient = useQueryClient()
  useOutboxSender(readerId)
  const status = useLiveStatus()
  // The server answers again.
  useEffect(() => {
    if (status === 'open') tellWaiting()
  }, [status])
  useLive('message', (event) => {
    const { data } = message.safeParse(event.message)
    if (data) takeIntoCache(queryClient, data)
  })
  useLive('read', (reading) => takeReading(queryClient, reading, readerId))
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
