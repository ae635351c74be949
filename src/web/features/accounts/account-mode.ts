/** Which side of a dual account is in use (spec F4, Account mode). */
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { decideMode, listModes, type UserType } from '#domain/accounts/accounts.ts'

const storageKey = 'bridgeCollective_accountMode'
const listeners = new Set<() => void>()
/** The mode, if the browser refuses to store it. */
let unsavedMode: UserType | null = null

function loadMode(): string | null {
  if (unsavedMode) return unsavedMode
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Keeps all tabs in step when another tab changes the mode. */
function handleStorage({ key }: StorageEvent) {
  // `key` is null when the whole storage was cleared.
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

/** Switches to a mode and stores it on this device if the browser allows that. */
export function chooseMode(mode: UserType): void {
  try {
    localStorage.setItem(storageKey, mode)
    unsavedMode = null
  } catch {
    // If storage is refused, the choice lasts until the page is closed.
    unsavedMode = mode
  }
  for (const listener of listeners) listener()
}

/** The current mode, in step across tabs. Only accounts with both sides can switch. */
export function useAccountMode(user: User | null) {
  const saved = useSyncExternalStore(subscribe, loadMode, () => null)
  const available = user ? listModes(user) : []
  return { mode: decideMode(available, saved), canSwitch: available.length > 1 }
}
