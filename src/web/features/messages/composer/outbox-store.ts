/**
 * Messages that have not reached the server, one storage entry each, so tabs never overwrite each other's. Each keeps
 * its id, which makes sending idempotent.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { attachment } from '#contract/messages/attachments.ts'
import { z } from '#contract/zod.ts'

const waitingMessage = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  content: z.string(),
  attachments: z.array(attachment),
  /** Increases, so the oldest message is sent first. */
  order: z.number(),
  /** Why it was rejected; null while it is waiting. */
  failure: z.string().nullable(),
})
export type WaitingMessage = z.infer<typeof waitingMessage>

const prefixOf = (userId: string) => `bridgeCollective_outbox:${userId}:`
/** Entries the browser refused to store; lost with the page. */
const unsavedEntries = new Map<string, string>()
const listeners = new Set<() => void>()

function listKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...unsavedEntries.keys()]
  } catch {
    return [...unsavedEntries.keys()]
  }
}

function getEntry(key: string): string | null {
  try {
    return unsavedEntries.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** All entries as one string, which is stable while nothing changes, as `useSyncExternalStore` needs. */
function serializeEntries(userId: string): string {
  const prefix = prefixOf(userId)
  const entries = listKeys().flatMap((key) => (key.startsWith(prefix) ? (getEntry(key) ?? []) : []))
  return `[${entries.toSorted().join()}]`
}

function parse(text: string): WaitingMessage[] {
  const entries: unknown = JSON.parse(text)
  return z
    .array(z.unknown())
    .parse(entries)
    .flatMap((entry) => waitingMessage.safeParse(entry).data ?? [])
    .toSorted((one, other) => one.order - other.order)
}

/** Waiting and rejected messages, oldest first. */
export function listWaiting(userId: string): WaitingMessage[] {
  return parse(serializeEntries(userId))
}

function write(userId: string, message: WaitingMessage): void {
  const key = prefixOf(userId) + message.id
  const text = JSON.stringify(message)
  try {
    localStorage.setItem(key, text)
  } catch {
    unsavedEntries.set(key, text)
  }
  notifyWaitingChanged()
}

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

export function removeWaiting(userId: string, id: string): void {
  const key = prefixOf(userId) + id
  unsavedEntries.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // If storage is refused, nothing was stored.
  }
  notifyWaitingChanged()
}

/** Notifies the listeners of the outbox, such as the sender. */
export function notifyWaitingChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls when an entry is added, changed or removed in any tab; returns the function to unsubscribe. */
export function subscribeToWaiting(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyWaitingChanged)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyWaitingChanged)
  }
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
