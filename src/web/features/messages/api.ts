import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { getBlock, listBlocks } from '#contract/messages/blocks.ts'
import {
  blockContact,
  getConversation,
  listConversations,
  listCorrespondents,
  muteConversation,
  readConversation,
  startConversation,
  unblockContact,
  unmuteConversation,
} from '#contract/messages/conversations.ts'
import { getMessage, searchMessages } from '#contract/messages/messages.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { call } from '#web/lib/calls/api.ts'
import { isNotFoundError } from '#web/lib/calls/api-error.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { messagingCatalog } from './texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { changeConversation, countKey, clearUnread, listKey, moveToTop } from './cache.ts'

/** The reader's conversations, latest message first, searched by project title or name. */
export function useConversationList(search: string) {
  return useEndpointList(
    listConversations,
    { query: { search } },
    {
      queryKey: [...listKey, search],
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: 'always',
    },
  )
}

/** One conversation; null if the reader has none with this id. Asks nothing without an id. */
export function useConversation(id: string | undefined) {
  const request = id === undefined ? null : { params: { id } }
  return useEndpointQuery(getConversation, request, { recover: nullIfNotFound })
}

function nullIfNotFound(error: unknown): null {
  if (isNotFoundError(error)) return null
  throw error
}

/** People the reader can write to but has no conversation with yet. */
export function useCorrespondents(search: string) {
  const query = { search, ...useActingQuery() }
  return useEndpointList(listCorrespondents, { query }, { placeholderData: keepPreviousData })
}

export type Partner = {
  organizationId?: string | null | undefined
  volunteerId?: string | null | undefined
  projectId?: string | null | undefined
}

/** Starts a conversation or finds the existing one, and moves it to the top of the list. */
export function useStartConversation() {
  const messagingTexts = useTexts(messagingCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(
    startConversation,
    ({ organizationId = null, volunteerId = null, projectId = null }: Partner) => ({
      body: { organizationId, volunteerId, projectId },
    }),
    {
      onSuccess: (conversation) => moveToTop(queryClient, conversation),
      invalidates: [listCorrespondents],
      awaitsRefetch: false,
      failed: messagingTexts.start.startFailed,
    },
  )
}

/** What changes a conversation, and the key of the text that says so. */
const changes = {
  mute: { endpoint: muteConversation, said: 'muted' },
  unmute: { endpoint: unmuteConversation, said: 'unmuted' },
  block: { endpoint: blockContact, said: 'blocked' },
  unblock: { endpoint: unblockContact, said: 'unblocked' },
} as const
export type ConversationChange = keyof typeof changes

/** Mutes or blocks, or undoes that. */
export function useChangeConversation(id: string) {
  const messagingTexts = useTexts(messagingCatalog)
  const queryClient = useQueryClient()
  return useCallMutation((change: ConversationChange) => call(changes[change].endpoint, { params: { id } }), {
    onSuccess: (conversation, change) => {
      changeConversation(queryClient, id, () => conversation)
      // A block applies to all conversations between the two.
      const isBlock = change === 'block' || change === 'unblock'
      void invalidate(queryClient, isBlock ? [countKey, listKey, getBlock, listBlocks] : [countKey])
    },
    done: (_, change) => messagingTexts.pane[changes[change].said],
    failed: messagingTexts.pane.changeFailed,
  })
}

/** Marks messages as read up to a position: immediately here, then on the server. */
export function useReadConversation(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    readConversation,
    (position: number) => ({ params: { id }, body: { position } }),
    {
      onMutate: () => clearUnread(queryClient, id),
      onSuccess: ({ readPosition, unreadCount }) =>
        changeConversation(queryClient, id, (one) => ({
          ...one,
          ownReadPosition: Math.max(one.ownReadPosition, readPosition),
          unreadCount,
        })),
      invalidates: [countKey],
      awaitsRefetch: false,
    },
  )
}

/** The message that a link points to; null if the reader can't see one. */
export function useLinkedMessage(id: string | undefined) {
  return useEndpointQuery(getMessage, id === undefined ? null : { params: { id } }, {
    recover: nullIfNotFound,
    refetchOnMount: true,
  })
}

/** Messages that contain the search words, in one conversation or all; fetched once there are words. */
export function useMessageSearch(search: string, conversationId?: string) {
  return useEndpointList(
    searchMessages,
    { query: { search, ...(conversationId !== undefined && { conversationId }) } },
    { enabled: search !== '', placeholderData: keepPreviousData },
  )
}
