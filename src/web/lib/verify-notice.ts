/** Whether the notice that an address is not verified is put aside, for as long as this tab is open. */
import { useSyncExternalStore } from 'react'

const storageKey = 'bridgeCollective_verifyLater'
const listeners = new Set<() => void>()
/** What the device would not keep. */
let unkept: string | null = null
let calls = 0

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readAside(): string | null {
  try {
    return unkept ?? sessionStorage.getItem(storageKey)
  } catch {
    return unkept
  }
}

/** Puts the notice about an address aside. */
export function putNoticeAside(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
    unkept = null
  } catch {
    // Storage can be refused; it then stays aside as long as the page.
    unkept = email
  }
  tell()
}

/** Shows the notice again and leads there: a refusal said that the address must be verified first. */
export function callNotice(): void {
  unkept = null
  calls += 1
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is refused nothing was kept.
  }
  tell()
}

/** The address whose notice is put aside, and how often the notice was called. */
export function useNoticeState() {
  const aside = useSyncExternalStore(subscribe, readAside, () => null)
  const called = useSyncExternalStore(
    subscribe,
    () => calls,
    () => 0,
  )
  return { aside, called }
}
