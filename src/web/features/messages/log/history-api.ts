import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMessages } from '#contract/messages/messages.ts'
import { call, type CallOptions } from '#web/lib/calls/api.ts'
import { callQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { historyKey, getCachedConversation } from '#web/features/messages/cache.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { addMeanwhile, hasEarlier, lastPosition, mergeMessages, type History } from './history.ts'

/** Maximum pages fetched to fill a gap; a larger gap loads as the reader scrolls. */
const maxGapPages = 5

type PageCursor = { before?: number; after?: number }

/** Messages per page. */
const pageSize = 40

/** One page of a conversation, oldest first. */
async function fetchPage(id: string, cursor: PageCursor, context?: CallOptions) {
  const page = await call(listMessages, { params: { id }, query: { ...cursor, limit: pageSize } }, context)
  return page.toSorted((one, other) => one.position - other.position)
}

/**
 * The newest messages, joined to the cached ones. Fetches missing pages in between, but drops the cached part if the
 * gap is too large. An older part that is being read stays.
 */
async function fetchHistory(
  id: string,
  previous: History | undefined,
  context: CallOptions,
): Promise<History> {
  if (previous?.hasLater) return previous
  const newest = await fetchPage(id, {}, context)
  const start = newest[0]?.position ?? 0
  let messages = previous?.messages ?? []
  for (let count = 0; messages.length > 0 && count < maxGapPages; count += 1) {
    const last = lastPosition({ messages })
    if (last >= start - 1) return { messages: mergeMessages(messages, newest), hasLater: false }
    messages = mergeMessages(messages, await fetchPage(id, { after: last }, context))
  }
  return { messages: newest, hasLater: false }
}

const historyQuery = (queryClient: QueryClient, id: string) =>
  callQuery(historyKey(id), async (context) => {
    const find = () => queryClient.getQueryData<History>(historyKey(id))
    const before = find()
    return addMeanwhile(await fetchHistory(id, before, context), before, find())
  })

/** The loaded messages of a conversation, with functions to load more. */
export function useHistory(id: string) {
  const messagingTexts = useTexts(messagingCatalog)
  const queryClient = useQueryClient()
  const [loading, setLoading] = useState<'earlier' | 'later' | null>(null)
  const query = useLoadedQuery(historyQuery(queryClient, id))
  const { data: history } = query

  async function grow(where: 'earlier' | 'later') {
    if (!history || loading) return
    setLoading(where)
    try {
      const [first] = history.messages
      const cursor = where === 'earlier' ? { before: first?.position ?? 1 } : { after: lastPosition(history) }
      const page = await fetchPage(id, cursor)
      queryClient.setQueryData<History>(historyKey(id), (cached) => cached && addPage(cached, page, where))
      updateHasLater(queryClient, id)
    } catch (error) {
      toastFailure(error, messagingTexts.log.earlierFailed)
    } finally {
      setLoading(null)
    }
  }
  return {
    history,
    query,
    loading,
    hasEarlier: history !== undefined && hasEarlier(history),
    hasLater: history?.hasLater ?? false,
    showEarlier: () => grow('earlier'),
    showLater: () => grow('later'),
    /** Replaces the loaded part with the newest page. */
    showNewest: async () => {
      const newest = await fetchPage(id, {})
      queryClient.setQueryData<History>(historyKey(id), { messages: newest, hasLater: false })
    },
    /** Replaces the loaded part with the part around a position. */
    showAround: (position: number) => fetchAround(queryClient, id, position),
  }
}

function addPage(cached: History, page: History['messages'], where: 'earlier' | 'later'): History {
  const messages = mergeMessages(cached.messages, page)
  return { messages, hasLater: where === 'later' && page.length === 0 ? false : cached.hasLater }
}

async function fetchAround(queryClient: QueryClient, id: string, position: number): Promise<void> {
  const [upTo, after] = await Promise.all([
    fetchPage(id, { before: position + 1 }),
    fetchPage(id, { after: position }),
  ])
  queryClient.setQueryData<History>(historyKey(id), {
    messages: mergeMessages(upTo, after),
    hasLater: after.length > 0,
  })
  updateHasLater(queryClient, id)
}

/** The conversation's last position tells whether there are later messages. */
function updateHasLater(queryClient: QueryClient, id: string): void {
  const newest = getCachedConversation(queryClient, id)?.lastPosition
  if (newest === undefined) return
  queryClient.setQueryData<History>(
    historyKey(id),
    (cached) => cached && { ...cached, hasLater: cached.hasLater && lastPosition(cached) < newest },
  )
}
