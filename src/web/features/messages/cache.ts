/** Cached conversations, and how live events update them. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  type Conversation,
} from '#contract/messages/conversations.ts'
import { listMessages, type Message } from '#contract/messages/messages.ts'
import { maxCountedUnreadMessages } from '#contract/limits.ts'
import type { Page } from '#web/lib/calls/api.ts'
import { addMessage, type History } from './log/history.ts'
import { isOfOtherSide, isOfOwnSide } from './conversation/sides.ts'

export const listKey = [listConversations.path]
export const countKey = [countUnreadMessages.path]
export const conversationKey = (id: string) => [getConversation.path, id]
export const historyKey = (id: string) => [listMessages.path, id]

type Pages = InfiniteData<Page<Conversation>>

/** The conversation from the cache. */
export function getCachedConversation(queryClient: QueryClient, id: string): Conversation | undefined {
  const own = queryClient.getQueryData<Conversation>(conversationKey(id))
  if (own) return own
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: listKey })) {
    const found = data?.pages.flatMap(({ items }) => items).find((one) => one.id === id)
    if (found) return found
  }
  return undefined
}

/** Updates a cached conversation everywhere it appears. */
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

/** Moves a conversation to the top of the list, because it is new or has a new message. */
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

/** Applies a sent, edited or deleted message to everything that shows it. */
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

/** Applies a read position, set by the reader in another tab or by the other side. */
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

/** Sets a conversation's unread count to zero. */
export function clearUnread(queryClient: QueryClient, id: string): void {
  changeConversation(queryClient, id, (one) => ({ ...one, unreadCount: 0 }))
}
