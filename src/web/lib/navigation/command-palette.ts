/** Whether the command palette is open: keys and the account menu open it. */
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the command palette. */
export function showCommandPalette(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether it is open; closed on the server. */
export const useIsCommandPaletteOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
