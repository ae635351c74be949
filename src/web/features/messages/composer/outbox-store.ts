/** Reads and writes the messages of the outbox. */
import { useMemo, useSyncExternalStore } from 'react'
import { serializeEntries, subscribeToWaiting, writeEntry } from './outbox.ts'
import { isWaitingMessage, type WaitingMessage } from './stored-values.ts'

function parse(text: string): WaitingMessage[] {
  const entries: unknown = JSON.parse(text)
  return Array.isArray(entries)
    ? entries.filter(isWaitingMessage).toSorted((one, other) => one.order - other.order)
    : []
}

/** Waiting and rejected messages, oldest first. */
export function listWaiting(userId: string): WaitingMessage[] {
  return parse(serializeEntries(userId))
}

const write = (userId: string, message: WaitingMessage): void =>
  writeEntry(userId, message.id, JSON.stringify(message))

/** Adds a message to the outbox. */
export function addWaiting(
  userId: string,
  newMessage: Pick<WaitingMessage, 'id' | 'conversationId' | 'content' | 'attachments'>,
): void {
  const order = (listWaiting(userId).at(-1)?.order ?? 0) + 1
  write(userId, { ...newMessage, order, failure: null })
}

/** Sets why a message was rejected, or null to send it again. */
export function setWaitingFailure(userId: string, id: string, failure: string | null): void {
  const message = listWaiting(userId).find((one) => one.id === id)
  if (message) write(userId, { ...message, failure })
}

/** Waiting and rejected messages of all conversations, kept up to date. */
export function useWaiting(userId: string): WaitingMessage[] {
  const text = useSyncExternalStore(
    subscribeToWaiting,
    () => serializeEntries(userId),
    () => '[]',
  )
  return useMemo(() => parse(text), [text])
}
