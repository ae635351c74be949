import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMessages } from '#contract/conversation-messages.ts'
import { call, type Asked } from '#web/lib/api.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { messagingTexts } from '#web/messages/en/messaging.ts'
import { historyKey, readConversationNow } from './cache.ts'
import { hasEarlier, lastPosition, mergeMessages, type History } from './history.ts'

/** Pages that are asked for, one after the other, to fill a gap; one that is larger is left to be scrolled to. */
const furthest = 5

type Place = { before?: number; after?: number }

/** Messages that are asked for at once. */
const pageSize = 40

/** One page of a conversation, oldest first. */
async function readPage(id: string, place: Place, asked?: Asked) {
  const page = await call(listMessages, { params: { id }, query: { ...place, limit: pageSize } }, asked)
  return page.toSorted((one, other) => one.position - other.position)
}

/**
 * The newest messages, joined to what is held; what is missing between them is asked for, and where that is much, what was
 * held is let go. An older part that is being read stays.
 */
async function readHistory(id: string, held: History | undefined, asked: Asked): Promise<History> {
  if (held?.hasLater) return held
  const newest = await readPage(id, {}, asked)
  const start = newest[0]?.position ?? 0
  let messages = held?.messages ?? []
  for (let count = 0; messages.length > 0 && count < furthest; count += 1) {
    const last = lastPosition({ messages })
    if (last >= start - 1) return { messages: mergeMessages(messages, newest), hasLater: false }
    messages = mergeMessages(messages, await readPage(id, { after: last }, asked))
  }
  return { messages: newest, hasLater: false }
}

const optionsOf = (queryClient: QueryClient, id: string) => ({
  queryKey: historyKey(id),
  queryFn: (asked: Asked) => readHistory(id, queryClient.getQueryData<History>(historyKey(id)), asked),
})

/** The messages of a conversation that are on the device, and how more of them are asked for. */
export function useHistory(id: string) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'earlier' | 'later' | null>(null)
  const query = useQuery({ ...optionsOf(queryClient, id), refetchOnMount: 'always' })
  const { data: history } = query

  async function grow(where: 'earlier' | 'later') {
    if (!history || asking) return
    setAsking(where)
    try {
      const [first] = history.messages
      const place = where === 'earlier' ? { before: first?.position ?? 1 } : { after: lastPosition(history) }
      const page = await readPage(id, place)
      queryClient.setQueryData<History>(historyKey(id), (known) => known && joinPage(known, page, where))
      keepLaterTrue(queryClient, id)
    } catch (error) {
      tellFailure(error, messagingTexts.log.earlierFailed)
    } finally {
      setAsking(null)
    }
  }
  return {
    history,
    query,
    asking,
    hasEarlier: history !== undefined && hasEarlier(history),
    hasLater: history?.hasLater ?? false,
    showEarlier: () => grow('earlier'),
    showLater: () => grow('later'),
    /** The newest page in the place of what is held. */
    showNewest: async () => {
      const newest = await readPage(id, {})
      queryClient.setQueryData<History>(historyKey(id), { messages: newest, hasLater: false })
    },
    /** The part around a position in the place of what is held. */
    showAround: (position: number) => readAround(queryClient, id, position),
  }
}

function joinPage(known: History, page: History['messages'], where: 'earlier' | 'later'): History {
  const messages = mergeMessages(known.messages, page)
  return { messages, hasLater: where === 'later' && page.length === 0 ? false : known.hasLater }
}

async function readAround(queryClient: QueryClient, id: string, position: number): Promise<void> {
  const [upTo, after] = await Promise.all([
    readPage(id, { before: position + 1 }),
    readPage(id, { after: position }),
  ])
  queryClient.setQueryData<History>(historyKey(id), {
    messages: mergeMessages(upTo, after),
    hasLater: after.length > 0,
  })
  keepLaterTrue(queryClient, id)
}

/** Whether there are later ones is known by the conversation's last message. */
function keepLaterTrue(queryClient: QueryClient, id: string): void {
  const newest = readConversationNow(queryClient, id)?.lastPosition
  if (newest === undefined) return
  queryClient.setQueryData<History>(
    historyKey(id),
    (known) => known && { ...known, hasLater: known.hasLater && lastPosition(known) < newest },
  )
}
