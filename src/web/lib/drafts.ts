/** What somebody was writing, kept on this device until it is sent or thrown away. */

export type Draft = { savedAt: string; values: unknown }

const keyOf = (name: string) => `bridgeCollective_draft:${name}`

/** The draft kept under a name; null where there is none or it cannot be read. */
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

/** Keeps a draft; false where the browser refuses to. */
export function saveDraft(name: string, values: unknown): boolean {
  try {
    const draft: Draft = { savedAt: new Date().toISOString(), values }
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
    // Where storage is refused nothing was kept.
  }
}
