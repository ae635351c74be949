/** What is known of conversations in the data client, and how it follows what happens. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  type Conversation,
} from '#contract/messages/conversations.ts'
import { listMessages, type Message } from '#contract/messages/messages.ts'
import { maxCountedUnreadMessages } from '#contract/limits.ts'
import type { Page } from '#web/lib/api.ts'
import { addMessage, type History } from './log/history.ts'
import { isOfOtherSide, isOfOwnSide } from './conversation/sides.ts'

export const listKey = [listConversations.path]
export const countKey = [countUnreadMessages.path]
export const conversationKey = (id: string) => [getConversation.path, id]
export const historyKey = (id: string) => [listMessages.path, id]

type Pages = InfiniteData<Page<Conversation>>

/** The conversation as known now. */
export function getCachedConversation(queryClient: QueryClient, id: string): Conversation | undefined {
  const own = queryClient.getQueryData<Conversation>(conversationKey(id))
  if (own) return own
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: listKey })) {
    const found = data?.pages.flatMap(({ items }) => items).find((one) => one.id === id)
    if (found) return found
  }
  return undefined
}

/** Changes what is known of a conversation, wherever it stands. */
export function changeConversation(
  queryClient: QueryClient,
  id: string,
  change: (cached: Conversation) => Conversation,
): void {
  queryClient.setQueryData<Conversation>(conversationKey(id), (cached) => cached && change(cached))
  queryClient.setQueriesData<Pages>({ queryKey: listKey }, (data) => {
    if (!data?.pages.some(({ items }) => items.some((one) => one.id === id))) return data
    const changed = (one: Conversation) => (one.id === id ? change(one) : one)
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
  })
}

/** Puts a conversation first in the list, as one that has just begun or was just written in. */
export function moveToTop(queryClient: QueryClient, conversation: Conversation): void {
  queryClient.setQueryData<Conversation>(conversationKey(conversation.id), conversation)
  queryClient.setQueriesData<Pages>({ queryKey: [...listKey, ''] }, (data) => {
    if (!data) return data
    const pages = data.pages.map((page, index) => {
      const others = page.items.filter(({ id }) => id !== conversation.id)
      return { ...page, items: index === 0 ? [conversation, ...others] : others }
    })
    return { ...data, pages }
  })
}

/** Takes a message that was sent, changed or deleted, here or elsewhere, into everything that shows it. */
export function cacheMessage(queryClient: QueryClient, message: Message): void {
  const { conversationId: id } = message
  const key = historyKey(id)
  const history = queryClient.getQueryData<History>(key)
  const updated = history && addMessage(history, message)
  if (updated === 'gap') void queryClient.invalidateQueries({ queryKey: key })
  else if (updated) queryClient.setQueryData<History>(key, updated)

  const cached = getCachedConversation(queryClient, id)
  if (!cached) {
    void queryClient.invalidateQueries({ queryKey: listKey })
  } else {
    const isNew = message.position > cached.lastPosition
    if (isNew) moveToTop(queryClient, withMessage(cached, message))
    else if (cached.lastMessage?.id === message.id && message.version >= cached.lastMessage.version)
      changeConversation(queryClient, id, (one) => ({ ...one, lastMessage: message }))
  }
  if (!cached || !isOfOwnSide(message, cached)) {
    void queryClient.invalidateQueries({ queryKey: countKey })
  }
}

function withMessage(cached: Conversation, message: Message): Conversation {
  const isOwn = isOfOwnSide(message, cached)
  return {
    ...cached,
    lastMessage: message,
    lastPosition: message.position,
    lastActivityAt: message.timestamp,
    unreadCount: isOwn ? cached.unreadCount : Math.min(cached.unreadCount + 1, maxCountedUnreadMessages),
  }
}

/** Somebody has read up to a position: the reader elsewhere, or the other side. */
export function applyReadPosition(
  queryClient: QueryClient,
  reading: { conversationId: string; userId: string; position: number },
  currentUserId: string,
): void {
  const { conversationId: id, userId, position } = reading
  const cached = getCachedConversation(queryClient, id)
  if (userId === currentUserId) {
    if (position >= (cached?.lastPosition ?? 0)) clearUnread(queryClient, id)
    else void queryClient.invalidateQueries({ queryKey: listKey })
    void queryClient.invalidateQueries({ queryKey: countKey })
  } else if (cached && isOfOtherSide(userId, cached)) {
    changeConversation(queryClient, id, (one) => ({
      ...one,
      readPosition: Math.max(one.readPosition, position),
    }))
  }
}

/** What was unread in a conversation is read. */
export function clearUnread(queryClient: QueryClient, id: string): void {
  changeConversation(queryClient, id, (one) => ({ ...one, unreadCount: 0 }))
}
