/** Which side of a dual account is in use (foundation 4, Account mode). */
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts.ts'
import { userTypes, type UserType } from '#domain/accounts.ts'

const storageKey = 'bridgeCollective_accountMode'
const listeners = new Set<() => void>()
let chosen: string | null = null

function readChosen(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return chosen
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The modes an account has, volunteer first. */
export function listModes(user: User): UserType[] {
  const has = { volunteer: user.isVolunteer, organization: user.isOrganization }
  return userTypes.filter((mode) => has[mode])
}

/** The saved mode if it is available, otherwise the first available one, otherwise volunteer. */
export function decideMode(available: readonly UserType[], saved: string | null): UserType {
  return available.find((mode) => mode === saved) ?? available[0] ?? 'volunteer'
}

/** Uses a mode from now on and keeps it on this device, where the browser allows that. */
export function chooseMode(mode: UserType): void {
  chosen = mode
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Storage can be refused; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The mode in use, followed across tabs; switching is offered only to accounts with both. */
export function useAccountMode(user: User | null) {
  const saved = useSyncExternalStore(subscribe, readChosen, () => null)
  const available = user ? listModes(user) : []
  return { mode: decideMode(available, saved), canSwitch: available.length > 1 }
}
