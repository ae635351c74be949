/** Deleting an account: who can, when it happens, and what a deleted one is called (decision A31). */
import { isLastAdministrator } from './staff.ts'

/** Days in which a person can keep the account after all. */
export const deletionDays = 30

const dayMs = 86_400_000

/** When an account is deleted that someone asked to delete at a time. */
export const findDeletionDue = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + deletionDays * dayMs)

/** The name that everyone else reads once an account is deleted. */
export const formerMember = { firstName: 'Former member', lastName: '' } as const

/** The domain of the addresses of deleted accounts. No email can reach it (RFC 2606). */
export const formerEmailDomain = 'deleted.invalid'

/** What a deleted account has instead of an address: the table needs a different one for each. */
export const formerEmailOf = (userId: string): string => `${userId}@${formerEmailDomain}`

/** What replaces the texts of an application whose volunteer deleted the account. */
export const removedCoverLetter = 'Removed with the account of its author.'

/** Why a credential of a deleted account is not valid anymore. */
export const credentialRevokedReason = 'Its holder deleted their account.'

/** What volunteers read if the only member of an organization deleted the account. */
export const organizationClosedReason = 'The organization has closed.'

/** What happens to the credentials of a person who leaves. */
export const credentialChoices = ['keep', 'revoke'] as const
export type CredentialChoice = (typeof credentialChoices)[number]

/** One of a person's organizations, and who else is in it and can sign in. */
export interface Membership {
  role: 'owner' | 'manager'
  otherMembers: number
  otherOwners: number
}

/** Whether the organization closes with the account: no one else could sign in for it. */
export const closesWith = ({ otherMembers }: Pick<Membership, 'otherMembers'>): boolean => otherMembers === 0

/** Whether the person must make someone else an owner first. */
export const needsNewOwner = ({ role, otherMembers, otherOwners }: Membership): boolean =>
  role === 'owner' && otherMembers > 0 && otherOwners === 0

export const deletionRefusals = [
  'last_administrator',
  'only_owner_leaves',
  'deletion_already_requested',
] as const
export type DeletionRefusal = (typeof deletionRefusals)[number]

/** Why an account can't be deleted now, or null. */
export function findDeletionRefusal({
  isLeaving,
  isAdmin,
  administrators,
  memberships,
}: {
  isLeaving: boolean
  isAdmin: boolean
  /** How many can sign in. */
  administrators: number
  memberships: readonly Membership[]
}): DeletionRefusal | null {
  if (isLeaving) return 'deletion_already_requested'
  if (isLastAdministrator({ isAdmin }, administrators)) return 'last_administrator'
  return memberships.some(needsNewOwner) ? 'only_owner_leaves' : null
}
