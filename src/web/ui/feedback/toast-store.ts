import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | 'progress'
  /** One action, such as Undo. */
  action?: { label: string; onSelect: () => void }
  /** Milliseconds until it closes; 5000 by default. */
  duration?: number
}
export type ShownToast = Toast & { open: boolean }

const limit = 1
const removeAfter = 1_000_000

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

function remove(id: number) {
  clearTimeout(removals.get(id))
  removals.delete(id)
  change(shown.filter((one) => one.id !== id))
}

/** Shows a toast above the page: one at a time, a new one replaces the old (spec F9). Returns its id. */
export function toast(content: Omit<Toast, 'id'>): number {
  lastId += 1
  const kept = [{ ...content, id: lastId, open: true }, ...shown].slice(0, limit)
  for (const old of shown.filter((one) => !kept.some(({ id }) => id === one.id))) {
    clearTimeout(removals.get(old.id))
    removals.delete(old.id)
  }
  change(kept)
  return lastId
}

/** Closes a toast. It is removed from memory 1,000,000 ms later or when the next one comes. */
export function dismissToast(id: number): void {
  change(shown.map((one) => (one.id === id ? { ...one, open: false } : one)))
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), removeAfter),
    )
}

/** Removes all toasts immediately. */
export function clearToasts(): void {
  for (const { id } of shown) remove(id)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current toasts, and functions to show and close one; the store lives outside React. */
export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
  return { toasts, toast, dismiss: dismissToast }
}
