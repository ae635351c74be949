/** The loaded part of a conversation: consecutive messages, oldest first. */
import type { Message } from '#contract/messages/messages.ts'

export type History = {
  messages: readonly Message[]
  /** Whether later messages exist that are not loaded. */
  hasLater: boolean
}

/** Whether earlier messages exist: a conversation's first message has position 1. */
export const hasEarlier = ({ messages: [first] }: Pick<History, 'messages'>): boolean =>
  (first?.position ?? 1) > 1

export const lastPosition = ({ messages }: Pick<History, 'messages'>): number =>
  messages.at(-1)?.position ?? 0

/** Merges both lists: each message once in its latest version, ordered by position. */
export function mergeMessages(current: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(current.map((one) => [one.id, one]))
  for (const one of incoming) {
    const existing = byId.get(one.id)
    if (!existing || one.version >= existing.version) byId.set(one.id, one)
  }
  return [...byId.values()].toSorted((one, other) => one.position - other.position)
}

/**
 * Adds a message from the live stream. Returns 'gap' if messages before it are missing and must be fetched. While an
 * older part is shown, later messages wait until the reader scrolls to them.
 */
export function addMessage(history: History, message: Message): History | 'gap' {
  const last = lastPosition(history)
  if (message.position > last + 1) return history.hasLater ? history : 'gap'
  if (message.position < (history.messages[0]?.position ?? message.position)) return history
  // The stream doesn't say what its reader has reported.
  const isReported = history.messages.some(({ id, hasReported }) => id === message.id && hasReported)
  const hasReported = message.hasReported || isReported
  return { ...history, messages: mergeMessages(history.messages, [{ ...message, hasReported }]) }
}

/**
 * Adds to a fetched history what was cached since its fetch began, `before`: live and sent messages, and parts that the
 * reader loaded. An older part that the reader went to meanwhile stays.
 */
export function addMeanwhile(
  fetched: History,
  before: History | undefined,
  now: History | undefined,
): History {
  if (!now || now === before) return fetched
  if (now.hasLater) return now
  const nameOf = ({ id, version }: Message) => `${id} ${version}`
  const known = new Set(before?.messages.map(nameOf))
  // What was cached before is dropped if too much is missing in between; then so is what was loaded above it.
  const isJoined = firstPosition(fetched) <= firstPosition(before ?? now)
  const added = now.messages.filter(
    (one) => !known.has(nameOf(one)) && (isJoined || one.position >= firstPosition(fetched)),
  )
  return { ...fetched, messages: mergeMessages(fetched.messages, added) }
}

const firstPosition = ({ messages: [first] }: Pick<History, 'messages'>): number => first?.position ?? 1
