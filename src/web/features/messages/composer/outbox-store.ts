/**
 * Messages that were written and have not reached the server: kept on this device, an entry each, so that tabs never write
 * over each other's. They go out under the id they were written with, which makes sending twice the same as once.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { attachment } from '#contract/messages/attachments.ts'
import { z } from '#contract/zod.ts'

const waitingMessage = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  content: z.string(),
  attachments: z.array(attachment),
  /** Counts up; what was written first goes first. */
  order: z.number(),
  /** Why it was refused; null while it is to be sent. */
  failure: z.string().nullable(),
})
export type WaitingMessage = z.infer<typeof waitingMessage>

const prefixOf = (userId: string) => `bridgeCollective_outbox:${userId}:`
/** What the device would not keep; lost with the page. */
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

/** All entries as one text, which is the same as long as nothing changes. */
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

/** What waits or was refused, in the order it was written. */
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

/** Keeps a message to be sent. */
export function addWaiting(
  userId: string,
  newMessage: Pick<WaitingMessage, 'id' | 'conversationId' | 'content' | 'attachments'>,
): void {
  const order = (listWaiting(userId).at(-1)?.order ?? 0) + 1
  write(userId, { ...newMessage, order, failure: null })
}

/** Says why a message was refused, or with null that it is to be sent again. */
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
    // Where storage is refused nothing was kept.
  }
  notifyWaitingChanged()
}

/** Calls all who follow what waits, such as who sends it. */
export function notifyWaitingChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls when an entry comes, changes or goes, in this tab or another; answers how to stop it. */
export function subscribeToWaiting(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyWaitingChanged)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyWaitingChanged)
  }
}

/** What waits or was refused in all conversations, followed as it changes. */
export function useWaiting(userId: string): WaitingMessage[] {
  const text = useSyncExternalStore(
    subscribeToWaiting,
    () => serializeEntries(userId),
    () => '[]',
  )
  return useMemo(() => parse(text), [text])
}
