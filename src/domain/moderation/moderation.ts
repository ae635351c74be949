/** Who may decide what about whom. */
import { isLastAdministrator } from '#domain/accounts/staff.ts'

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
  return isLastAdministrator(person, activeAdministrators) ? 'last_administrator' : null
}

/**
 * Whether a person has an interest in a case, so that someone else decides it: it is about them, or about an
 * organization that they are or were a member of.
 */
export function hasInterest(
  userId: string,
  { people, isOfOwnOrganization }: { people: readonly (string | null)[]; isOfOwnOrganization: boolean },
): boolean {
  return people.includes(userId) || isOfOwnOrganization
}
