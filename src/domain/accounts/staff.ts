/** What staff may do: their roles, and who may give and take them (docs/decisions/0114). */

/**
 * `administrator`: everything. `moderator`: reports, appeals and what safeguards found. `verifier`: verifications,
 * authority, claims and registers. `coordinator`: works for organizations that asked for it. `analyst`: figures without
 * personal data.
 */
export const staffRoles = ['administrator', 'moderator', 'verifier', 'coordinator', 'analyst'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The part of an account that says what it may do as staff. */
export interface StaffMember {
  /** They have the role of administrator. */
  isAdmin: boolean
  staffRoles: readonly StaffRole[]
}

/** Someone with these roles. */
export const staffWith = (roles: readonly StaffRole[]): StaffMember => ({
  isAdmin: roles.includes('administrator'),
  staffRoles: roles,
})

/** Whether a person may do what a role allows: they have it, or they are an administrator. */
export function holdsRole({ isAdmin, staffRoles: own }: StaffMember, role: StaffRole): boolean {
  return isAdmin || own.includes(role)
}

/** Whether a person has any role. */
export const isStaff = ({ isAdmin, staffRoles: own }: StaffMember): boolean => isAdmin || own.length > 0

/** Whether someone may give and take roles: administrators, who may do what every role allows. */
export const mayGrant = (actor: StaffMember): boolean => actor.isAdmin

/** Whether someone may decide about an account: only administrators decide about staff. */
export const mayDecideAbout = (actor: StaffMember, person: { isStaff: boolean }): boolean =>
  actor.isAdmin || !person.isStaff

/** The roles in the order in which they are listed, each once. */
export const arrangeRoles = (roles: readonly string[]): StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role))

/** Whether no administrator who can sign in is left if this person, who can, stops being one. */
export const isLastAdministrator = (person: { isAdmin: boolean }, administrators: number): boolean =>
  person.isAdmin && administrators <= 1

export type GrantRefusal = 'person_suspended' | 'deletion_already_requested' | 'person_not_verified'
export type RoleChangeRefusal = GrantRefusal | 'not_found' | 'own_case' | 'last_administrator'

/** A change of a person's roles, with what is stored under the locks. */
export interface RoleChange {
  actor: StaffMember & { id: string }
  person: { id: string; isSuspended: boolean; isLeaving: boolean; isEmailVerified: boolean }
  before: readonly StaffRole[]
  after: readonly StaffRole[]
  /** How many administrators can sign in. */
  administrators: number
}

/**
 * Why roles can't be changed, or null. People can give up their own roles but not add to them, only people who can sign in
 * with a verified address get roles, and an administrator always remains.
 */
export function findRoleChangeRefusal({
  actor,
  person,
  before,
  after,
  administrators,
}: RoleChange): RoleChangeRefusal | null {
  const granted = after.filter((role) => !before.includes(role))
  const revoked = before.filter((role) => !after.includes(role))
  // For anyone else, the call does not exist.
  if (granted.length + revoked.length > 0 && !mayGrant(actor)) return 'not_found'
  if (granted.length > 0) {
    if (person.id === actor.id) return 'own_case'
    const refusal = findGrantRefusal(person)
    if (refusal) return refusal
  }
  const canSignIn = !person.isSuspended && !person.isLeaving
  const isAdmin = revoked.includes('administrator') && canSignIn
  return isLastAdministrator({ isAdmin }, administrators) ? 'last_administrator' : null
}

/** Why a person can't get a role, or null: only people who can sign in with a verified address do. */
export function findGrantRefusal(person: RoleChange['person']): GrantRefusal | null {
  if (person.isSuspended) return 'person_suspended'
  if (person.isLeaving) return 'deletion_already_requested'
  return person.isEmailVerified ? null : 'person_not_verified'
}
