/** Who may suspend whom. */

export const suspensionRefusals = ['own_case', 'last_administrator', 'already_suspended'] as const
export type SuspensionRefusal = (typeof suspensionRefusals)[number]

/** Why a person cannot be suspended by an administrator, or null: nobody decides about themselves, and one is always left. */
export function findSuspensionRefusal(
  actorId: string,
  person: { id: string; isAdmin: boolean; isSuspended: boolean },
  activeAdministrators: number,
): SuspensionRefusal | null {
  if (person.id === actorId) return 'own_case'
  if (person.isSuspended) return 'already_suspended'
  return person.isAdmin && activeAdministrators <= 1 ? 'last_administrator' : null
}
