/** Whether the user has dismissed the "email not verified" notice, for as long as this tab is open. */
import { useSyncExternalStore } from 'react'

const storageKey = 'bridgeCollective_verifyLater'
const listeners = new Set<() => void>()
/** Holds the value if the browser refuses to store it. */
let inMemory: string | null = null
let calls = 0

function notifyListeners() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function loadDismissed(): string | null {
  try {
    return inMemory ?? sessionStorage.getItem(storageKey)
  } catch {
    return inMemory
  }
}

/** Dismisses the notice about an email address. */
export function dismissNotice(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
    inMemory = null
  } catch {
    // If storage is blocked, it stays dismissed until the page is reloaded.
    inMemory = email
  }
  notifyListeners()
}

/** Shows the notice again and moves to it, because a call was refused until the address is verified. */
export function showNoticeAgain(): void {
  inMemory = null
  calls += 1
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // If storage is blocked, nothing was stored.
  }
  notifyListeners()
}

/** The address whose notice was dismissed, and how often the notice was shown again. */
export function useNoticeState() {
  const aside = useSyncExternalStore(subscribe, loadDismissed, () => null)
  const called = useSyncExternalStore(
    subscribe,
    () => calls,
    () => 0,
  )
  return { aside, called }
}
