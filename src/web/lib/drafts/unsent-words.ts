/**
 * What people typed and have not sent: drafts, and messages that wait for the network. It stays on this device while
 * their session merely expires, and goes when they sign out, their session is ended to protect them, or someone else signs
 * in here (docs/decisions/0108).
 */

const prefixes = ['bridgeCollective_draft:', 'bridgeCollective_outbox:']
const signedOutKey = 'bridgeCollective_signedOut'
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const listeners = new Set<(isRemoved: (key: string) => boolean) => void>()

/** Calls when words are removed, with the keys to forget; for words that the browser did not store. */
export function onWordsRemoved(listener: (isRemoved: (key: string) => boolean) => void): void {
  listeners.add(listener)
}

/** Whose words a key has: its first id is that of the account. Null for a draft from before there was an account. */
const ownerOf = (key: string) => uuid.exec(key)?.[0] ?? null

function removeWords(isOwner: (owner: string | null) => boolean): void {
  const isRemoved = (key: string) =>
    prefixes.some((prefix) => key.startsWith(prefix)) && isOwner(ownerOf(key))
  try {
    for (const key of Object.keys(localStorage).filter(isRemoved)) localStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was stored.
  }
  for (const listener of listeners) listener(isRemoved)
}

/** Whether this device has words of someone with an account. */
export function hasUnsentWords(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => prefixes.some((prefix) => key.startsWith(prefix)) && ownerOf(key) !== null,
    )
  } catch {
    return false
  }
}

/** Removes the words of someone who signs out, also from before they had an account. */
export function removeUnsentWords(userId: string): void {
  removeWords((owner) => owner === null)
  removeWordsOf(userId)
}

/** Removes the words of one person, and notes it for other tabs in which they still have a form open. */
export function removeWordsOf(userId: string): void {
  removeWords((owner) => owner === userId)
  try {
    localStorage.setItem(signedOutKey, userId)
  } catch {
    // Other tabs have no storage either.
  }
}

/** The same in a tab that finds its session gone, if its person signed out in another one. */
export function removeIfSignedOut(userId: string): void {
  try {
    if (localStorage.getItem(signedOutKey) === userId) removeWordsOf(userId)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** When someone signs in: removes the words of everyone who used this device before. */
export function removeWordsOfOthers(userId: string): void {
  removeWords((owner) => owner !== userId && owner !== null)
  try {
    localStorage.removeItem(signedOutKey)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
