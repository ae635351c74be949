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

/**
 * Stores what a form holds, null for nothing. With `ownFields`, the others of the draft stay, because a longer form has
 * them. False if the browser refuses.
 */
export function storeForm(name: string, values: object | null, ownFields?: readonly string[]): boolean {
  const draft = ownFields ? loadDraft(name) : null
  const others = ownFields ? pickOthers(draft?.values, ownFields) : null
  const all = others ? { ...others, ...values } : values
  if (all) return saveDraft(name, all, values ? undefined : draft?.savedAt)
  removeDraft(name)
  return true
}

/** The other fields of a draft; null if there are none. */
function pickOthers(values: unknown, ownFields: readonly string[]): object | null {
  if (typeof values !== 'object' || values === null) return null
  const others = Object.entries(values).filter(([field]) => !ownFields.includes(field))
  return others.length > 0 ? Object.fromEntries(others) : null
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
