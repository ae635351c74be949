/**
 * The outbox: messages that have not reached the server, one storage entry each, so tabs never overwrite each other's.
 * Each keeps its id, which makes sending idempotent. Every screen loads this; `outbox-store.ts` reads what is inside.
 */
import { useSyncExternalStore } from 'react'
import { onWordsRemoved } from '#web/lib/drafts/unsent-words.ts'

const prefixOf = (userId: string) => `bridgeCollective_outbox:${userId}:`
/** Entries the browser refused to store; lost with the page. */
const unsavedEntries = new Map<string, string>()
const listeners = new Set<() => void>()

function listKeys(): string[] {
  try {
    // The browser may have stored an earlier text of what it refused.
    return [...new Set([...Object.keys(localStorage), ...unsavedEntries.keys()])]
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

/** A person's entries as one JSON array, which is stable while nothing changes, as `useSyncExternalStore` needs. */
export function serializeEntries(userId: string): string {
  const prefix = prefixOf(userId)
  const entries = listKeys().flatMap((key) => (key.startsWith(prefix) ? (getEntry(key) ?? []) : []))
  return `[${entries.toSorted().join()}]`
}

/** Stores a message as JSON. */
export function writeEntry(userId: string, id: string, text: string): void {
  const key = prefixOf(userId) + id
  try {
    localStorage.setItem(key, text)
    unsavedEntries.delete(key)
  } catch {
    unsavedEntries.set(key, text)
  }
  notifyWaitingChanged()
}

/** Forgets a message that was sent or discarded. */
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

onWordsRemoved((isRemoved) => {
  for (const key of unsavedEntries.keys()) if (isRemoved(key)) unsavedEntries.delete(key)
  notifyWaitingChanged()
})

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

/** Whether a message waits or was rejected, kept up to date. */
export function useHasWaiting(userId: string): boolean {
  return useSyncExternalStore(
    subscribeToWaiting,
    () => serializeEntries(userId) !== '[]',
    () => false,
  )
}
