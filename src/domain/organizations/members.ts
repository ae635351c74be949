/** What members of an organization may do in it, and what keeps it from being nobody's (issue 5, decision A27). */
import type { MemberRole } from '#domain/accounts/accounts.ts'

/** What a role may: the daily work, which is everything an organization does, and deciding who belongs to it. */
export type MemberPower = 'daily-work' | 'members'

const powers: Record<MemberRole, readonly MemberPower[]> = {
  owner: ['daily-work', 'members'],
  manager: ['daily-work'],
}

/** Whether a role has a power: managers do all the daily work, and owners decide besides who belongs. */
export function hasMemberPower(role: MemberRole, power: MemberPower): boolean {
  return powers[role].includes(power)
}

/** A change of who belongs to an organization, as its members stand when it is asked for. */
export interface MemberChange {
  /** The role of who asks. */
  by: MemberRole
  /** It is about themselves. */
  isOwn: boolean
  /** The member's role now, and then; null = no member any more. */
  from: MemberRole
  to: MemberRole | null
  /** How many owners there are now. */
  owners: number
}

export type MemberRefusal = 'owners_only' | 'last_owner'

/** Why a change may not be, or null: only owners change others, anybody may leave, and the last owner stays one. */
export function findMemberChangeRefusal({ by, isOwn, from, to, owners }: MemberChange): MemberRefusal | null {
  const isLeaving = isOwn && to === null
  if (!isLeaving && !hasMemberPower(by, 'members')) return 'owners_only'
  if (from === 'owner' && to !== 'owner' && owners <= 1) return 'last_owner'
  return null
}

/** Whether somebody may claim an organization: it was imported, and nobody owns it but whom the import named. */
export function canBeClaimed(organization: {
  isImported: boolean
  owners: readonly { isPlaceholder: boolean }[]
}): boolean {
  return organization.isImported && organization.owners.every(({ isPlaceholder }) => isPlaceholder)
}

/** Why nobody can claim an organization by a letter to the domain of its website. */
export const claimObstacles = ['has_owner', 'no_website', 'shared_website'] as const
export type ClaimObstacle = (typeof claimObstacles)[number]

/** Where a request to an administrator for an organization stands; `overtaken`: somebody else became the owner meanwhile. */
export const claimReviewStates = ['waiting', 'approved', 'declined', 'overtaken'] as const
export type ClaimReviewState = (typeof claimReviewStates)[number]
