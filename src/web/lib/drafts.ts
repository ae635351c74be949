/** Drafts: text that someone was writing, stored on this device until it is sent or discarded. */

export type Draft = { savedAt: string; values: unknown }

const prefix = 'bridgeCollective_draft:'
const keyOf = (name: string) => `${prefix}${name}`

/** The draft stored under a name; null if there is none or it cannot be parsed. */
export function loadDraft(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { savedAt, values }: { savedAt?: unknown; values?: unknown } = stored
    return typeof savedAt === 'string' ? { savedAt, values } : null
  } catch {
    return null
  }
}

/** Stores a draft, by default as changed now; false if the browser refuses. */
export function saveDraft(name: string, values: unknown, savedAt = new Date().toISOString()): boolean {
  try {
    const draft: Draft = { savedAt, values }
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** The names of all drafts on this device. */
export function listDraftNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
