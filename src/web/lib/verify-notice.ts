/** Whether the notice that an address is not verified is put aside, for as long as this tab is open. */
import { useSyncExternalStore } from 'react'

const storageKey = 'bridgeCollective_verifyLater'
const listeners = new Set<() => void>()
/** What the device would not keep. */
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

/** Puts the notice about an address aside. */
export function dismissNotice(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
    inMemory = null
  } catch {
    // Storage can be refused; it then stays aside as long as the page.
    inMemory = email
  }
  notifyListeners()
}

/** Shows the notice again and leads there: a refusal said that the address must be verified first. */
export function showNoticeAgain(): void {
  inMemory = null
  calls += 1
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is refused nothing was kept.
  }
  notifyListeners()
}

/** The address whose notice is put aside, and how often the notice was called. */
export function useNoticeState() {
  const aside = useSyncExternalStore(subscribe, loadDismissed, () => null)
  const called = useSyncExternalStore(
    subscribe,
    () => calls,
    () => 0,
  )
  return { aside, called }
}
