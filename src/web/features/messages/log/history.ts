/** The part of a conversation that is on the device: messages that follow each other without a gap, oldest first. */
import type { Message } from '#contract/messages/messages.ts'

export type History = {
  messages: readonly Message[]
  /** There are later messages than these. */
  hasLater: boolean
}

/** Whether there are messages before: the first of a conversation has the position 1. */
export const hasEarlier = ({ messages: [first] }: Pick<History, 'messages'>): boolean =>
  (first?.position ?? 1) > 1

export const lastPosition = ({ messages }: Pick<History, 'messages'>): number =>
  messages.at(-1)?.position ?? 0

/** Both lists as one, each message once in its latest version, in the order of the conversation. */
export function mergeMessages(current: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(current.map((one) => [one.id, one]))
  for (const one of incoming) {
    const existing = byId.get(one.id)
    if (!existing || one.version >= existing.version) byId.set(one.id, one)
  }
  return [...byId.values()].toSorted((one, other) => one.position - other.position)
}

/**
 * With a message that came by itself. 'gap' where messages between the held ones and this one are missing: they are to be
 * asked for. What lies beyond a part that ends before the newest is left to be asked for when it is scrolled to.
 */
export function addMessage(history: History, message: Message): History | 'gap' {
  const last = lastPosition(history)
  if (message.position > last + 1) return history.hasLater ? history : 'gap'
  if (message.position < (history.messages[0]?.position ?? message.position)) return history
  return { ...history, messages: mergeMessages(history.messages, [message]) }
}
