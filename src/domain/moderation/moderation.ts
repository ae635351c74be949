/** Who may suspend whom. */

export const suspensionRefusals = ['own_case', 'last_administrator', 'already_suspended'] as const
export type SuspensionRefusal = (typeof suspensionRefusals)[number]

/**
 * Why an administrator can't suspend a person, or null: no one decides about themselves, and at least one
 * administrator must remain.
 */
export function findSuspensionRefusal(
  actorId: string,
  person: { id: string; isAdmin: boolean; isSuspended: boolean },
  activeAdministrators: number,
): SuspensionRefusal | null {
  if (person.id === actorId) return 'own_case'
  if (person.isSuspended) return 'already_suspended'
  return person.isAdmin && activeAdministrators <= 1 ? 'last_administrator' : null
}
