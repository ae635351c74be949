/** What administrators may do for people who cannot help themselves: an unread email, a wrong address, a lost phone. */

export const helpRefusals = [
  'own_case',
  'person_is_administrator',
  'person_suspended',
  'deletion_already_requested',
] as const
export type HelpRefusal = (typeof helpRefusals)[number]

/**
 * Why an administrator cannot help a person, or null: everyone changes their own account in its settings, where the
 * password is asked for; an administrator who could change the address or second factor of someone on the staff could act
 * under their name, so only operators help staff; a suspended person gets no emails, so they would not learn of the
 * change, and neither would someone whose account is being deleted or was. Who is leaving can still get their data.
 */
export function findHelpRefusal(
  actorId: string,
  person: { id: string; isStaff: boolean; isSuspended: boolean; isLeaving: boolean },
): HelpRefusal | null {
  if (person.id === actorId) return 'own_case'
  if (person.isStaff) return 'person_is_administrator'
  if (person.isSuspended) return 'person_suspended'
  return person.isLeaving ? 'deletion_already_requested' : null
}
