import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
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
  type Conversation,
} from '#contract/messages/conversations.ts'
import { getMessage, searchMessages } from '#contract/messages/messages.ts'
import { call, callPage, type CallOptions } from '#web/lib/api.ts'
import { isNotFoundError } from '#web/lib/api-error.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { messagingTexts } from '#web/i18n/en/messaging.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { changeConversation, conversationKey, countKey, clearUnread, listKey, moveToTop } from './cache.ts'

type Paged = CallOptions & { pageParam: string | null }
const pageOf = ({ pageParam, ...context }: Paged) => ({
  query: pageParam ? { cursor: pageParam } : {},
  context,
})

/** The reader's conversations, those with the latest message first, by project title or name. */
export function useConversationList(search: string) {
  return useInfiniteQuery({
    queryKey: [...listKey, search],
    queryFn: (page) => {
      const { query, context } = pageOf(page)
      return callPage(listConversations, { query: { ...query, search } }, context)
    },
    ...cursorPagination,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

const conversationOptions = (id: string) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: async (context): Promise<Conversation | null> => {
      try {
        return await call(getConversation, { params: { id } }, context)
      } catch (error) {
        if (isNotFoundError(error)) return null
        throw error
      }
    },
  })

/** One conversation; null where there is none for the reader. */
export function useConversation(id: string) {
  return useQuery({ ...conversationOptions(id), refetchOnMount: 'always' })
}

/** People to write to with whom there is no conversation yet. */
export function useCorrespondents(search: string) {
  return useInfiniteQuery({
    queryKey: [listCorrespondents.path, search],
    queryFn: (page) => {
      const { query, context } = pageOf(page)
      return callPage(listCorrespondents, { query: { ...query, search } }, context)
    },
    ...cursorPagination,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export type Partner = {
  organizationId?: string | null | undefined
  volunteerId?: string | null | undefined
  projectId?: string | null | undefined
}

/** Begins a conversation, or finds the one there is; it stands first in the list then. */
export function useStartConversation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ organizationId = null, volunteerId = null, projectId = null }: Partner) =>
      call(startConversation, { body: { organizationId, volunteerId, projectId } }),
    onSuccess: (conversation) => {
      moveToTop(queryClient, conversation)
      void queryClient.invalidateQueries({ queryKey: [listCorrespondents.path] })
    },
    onError: (error) => toastFailure(error, messagingTexts.start.startFailed),
  })
}

const changes = {
  mute: { endpoint: muteConversation, said: messagingTexts.pane.muted },
  unmute: { endpoint: unmuteConversation, said: messagingTexts.pane.unmuted },
  block: { endpoint: blockContact, said: messagingTexts.pane.blocked },
  unblock: { endpoint: unblockContact, said: messagingTexts.pane.unblocked },
} as const
export type ConversationChange = keyof typeof changes

/** Mutes or blocks, or takes that back. */
export function useChangeConversation(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ConversationChange) => call(changes[change].endpoint, { params: { id } }),
    onSuccess: (conversation, change) => {
      changeConversation(queryClient, id, () => conversation)
      toast(changes[change].said)
      void queryClient.invalidateQueries({ queryKey: countKey })
      // A block holds for all conversations of the two.
      if (change === 'block' || change === 'unblock') {
        void queryClient.invalidateQueries({ queryKey: listKey })
      }
    },
    onError: (error) => toastFailure(error, messagingTexts.pane.changeFailed),
  })
}

/** Says that the reader has read to a position: at once here, then on the server. */
export function useReadConversation(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (position: number) => call(readConversation, { params: { id }, body: { position } }),
    onMutate: () => clearUnread(queryClient, id),
    onSuccess: ({ readPosition, unreadCount }) => {
      changeConversation(queryClient, id, (one) => ({
        ...one,
        ownReadPosition: Math.max(one.ownReadPosition, readPosition),
        unreadCount,
      }))
      void queryClient.invalidateQueries({ queryKey: countKey })
    },
  })
}

/** The message that a link leads to; null where there is none for the reader. */
export function useLinkedMessage(id: string | undefined) {
  return useQuery({
    queryKey: [getMessage.path, id],
    queryFn: async (context) => {
      try {
        return await call(getMessage, { params: { id: id ?? '' } }, context)
      } catch (error) {
        if (isNotFoundError(error)) return null
        throw error
      }
    },
    enabled: id !== undefined,
  })
}

/** Messages with the searched words, of one conversation or of all; asked for once there are words. */
export function useMessageSearch(search: string, conversationId?: string) {
  return useInfiniteQuery({
    queryKey: [searchMessages.path, search, conversationId ?? ''],
    queryFn: (page) => {
      const { query, context } = pageOf(page)
      const only = conversationId === undefined ? {} : { conversationId }
      return callPage(searchMessages, { query: { ...query, ...only, search } }, context)
    },
    ...cursorPagination,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
