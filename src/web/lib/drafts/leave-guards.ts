/** What would be lost if the page were opened again, and asking before it is. */

export interface Guard {
  isDirty: () => boolean
  /** Asks the person; resolves to whether to go. */
  ask: () => Promise<boolean>
}

const guards = new Set<Guard>()
let isReleased = false

/** Asks with a guard until the returned function removes it. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Whether another guard, which was there before, has something unsaved and so asks already. */
export function isAskedBefore(guard: Guard | null): boolean {
  for (const other of guards) {
    if (other === guard) return false
    if (other.isDirty()) return true
  }
  return false
}

/**
 * Asks about everything unsaved; resolves to whether the page may be opened again. `other` asks where no form of the
 * page has a guard.
 */
export async function confirmLeaving(other: Guard): Promise<boolean> {
  for (const guard of guards.size > 0 ? guards : [other]) {
    // One question at a time, and none after the first "stay".
    if (guard.isDirty() && !(await guard.ask())) return false
  }
  return true
}

/** The page is about to be opened again and the person agreed: the browser need not ask as well. */
export function releaseGuards(): void {
  isReleased = true
}

export const areGuardsReleased = (): boolean => isReleased
