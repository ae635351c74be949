/** Which side of a dual account is in use (foundation 4, Account mode). */
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { decideMode, listModes, type UserType } from '#domain/accounts/accounts.ts'

const storageKey = 'bridgeCollective_accountMode'
const listeners = new Set<() => void>()
/** What the device would not keep. */
let unsavedMode: UserType | null = null

function loadMode(): string | null {
  if (unsavedMode) return unsavedMode
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Another tab chose: all of them stay in step. */
function handleStorage({ key }: StorageEvent) {
  // Null where everything was cleared.
  if (key !== storageKey && key !== null) return
  unsavedMode = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

/** Uses a mode from now on and keeps it on this device, where the browser allows that. */
export function chooseMode(mode: UserType): void {
  try {
    localStorage.setItem(storageKey, mode)
    unsavedMode = null
  } catch {
    // Storage can be refused; the choice then lasts as long as the page.
    unsavedMode = mode
  }
  for (const listener of listeners) listener()
}

/** The mode in use, followed across tabs; switching is offered only to accounts with both. */
export function useAccountMode(user: User | null) {
  const saved = useSyncExternalStore(subscribe, loadMode, () => null)
  const available = user ? listModes(user) : []
  return { mode: decideMode(available, saved), canSwitch: available.length > 1 }
}
