/** What members may do in their organization, and the rules that always leave it an owner (issue 5, decision A27). */
import type { MemberRole } from '#domain/accounts/accounts.ts'
import { holdsRole, type StaffMember } from '#domain/accounts/staff.ts'
import { authorityObstacles } from '#domain/authority/authority.ts'

/**
 * The powers of members. `daily-work`: projects, applications, messages and hours. `organization`: the profile, the
 * verification with its documents, the proof of authority, and files that name people. `members`: managing the members.
 */
export type MemberPower = 'daily-work' | 'organization' | 'members'
/** Members by what they may do: coordinators of the site are managers with fewer powers. */
export type MemberKind = MemberRole | 'coordinator'

const powers: Record<MemberKind, readonly MemberPower[]> = {
  owner: ['daily-work', 'organization', 'members'],
  manager: ['daily-work', 'organization'],
  coordinator: ['daily-work'],
}

interface Membership {
  role: MemberRole
  isCoordinator: boolean
}

export const kindOfMember = ({ role, isCoordinator }: Membership): MemberKind =>
  isCoordinator ? 'coordinator' : role

/** Whether a kind of member has a power. */
export function hasMemberPower(kind: MemberKind, power: MemberPower): boolean {
  return powers[kind].includes(power)
}

/** Whether a person (null = signed out) is a member of an organization with a power. */
export function hasPowerIn(
  person: { organizations: readonly (Membership & { id: string })[] } | null,
  organizationId: string,
  power: MemberPower,
): boolean {
  const own = person?.organizations.find(({ id }) => id === organizationId)
  return own !== undefined && hasMemberPower(kindOfMember(own), power)
}

/** Whether a membership counts now: that of a coordinator needs the role, and the second factor where staff must have one. */
export function canUseMembership(
  person: StaffMember,
  { isCoordinator }: Pick<Membership, 'isCoordinator'>,
  mustEnrolSecondFactor: boolean,
): boolean {
  return !isCoordinator || (holdsRole(person, 'coordinator') && !mustEnrolSecondFactor)
}

/** A change of membership, with the members as they are when it is requested. */
export interface MemberChange {
  /** The role of the person who asks. */
  by: MemberRole
  /** The change is about that person. */
  isOwn: boolean
  /** The member's role now, and after the change; null = no longer a member. */
  from: MemberRole
  to: MemberRole | null
  /** How many other owners there are whose accounts are active. */
  otherOwners: number
  /** The member is a coordinator of the site, who only helps. */
  isCoordinator: boolean
  /** Whether the member's account is active: not suspended, and no one asked to delete it. */
  isActive: boolean
}

export type MemberRefusal = 'owners_only' | 'last_owner' | 'coordinator_only_helps' | 'member_unavailable'

/**
 * Why a membership change isn't allowed, or null: only owners change others, anyone may leave, the last active owner must
 * stay, and only active members become owners, no coordinators.
 */
export function findMemberChangeRefusal({
  by,
  isOwn,
  from,
  to,
  otherOwners,
  isCoordinator,
  isActive,
}: MemberChange): MemberRefusal | null {
  const isLeaving = isOwn && to === null
  if (!isLeaving && !hasMemberPower(by, 'members')) return 'owners_only'
  if (from === 'owner' && to !== 'owner' && otherOwners === 0) return 'last_owner'
  return to === 'owner' ? findOwnerRefusal({ isCoordinator, isActive }) : null
}

type Candidate = Pick<MemberChange, 'isCoordinator' | 'isActive'>

function findOwnerRefusal({ isCoordinator, isActive }: Candidate) {
  if (isCoordinator) return 'coordinator_only_helps'
  return isActive ? null : 'member_unavailable'
}

export type StaffOwnerRefusal = ReturnType<typeof findOwnerRefusal> | 'has_other_owner'

/**
 * Why the staff can't make a member an owner for an owner who wrote in, or null: owners decide who belongs, so only if no
 * other owner could do it, and by the same conditions for the member.
 */
export function findStaffOwnerRefusal({
  otherOwners,
  ...candidate
}: Candidate & {
  /** How many owners with active accounts there are besides the one who wrote in and the member. */
  otherOwners: number
}): StaffOwnerRefusal {
  return findOwnerRefusal(candidate) ?? (otherOwners > 0 ? 'has_other_owner' : null)
}

export type CoordinationRefusal = 'help_not_asked' | 'already_member'

/**
 * Why a coordinator can't help an organization, or null: it asks for help, did not remove them since it asked, and no one
 * helps their own organization.
 */
export function findCoordinationRefusal(organization: {
  isRequested: boolean
  isMember: boolean
  /** The organization removed the coordinator after it asked. */
  wasRemoved: boolean
}): CoordinationRefusal | null {
  if (organization.isMember) return 'already_member'
  return organization.isRequested && !organization.wasRemoved ? null : 'help_not_asked'
}

/**
 * Whether someone may claim an organization: it was imported, and its only owners are the people the import named.
 */
export function canBeClaimed(organization: {
  isImported: boolean
  owners: readonly { isPlaceholder: boolean }[]
}): boolean {
  return organization.isImported && organization.owners.every(({ isPlaceholder }) => isPlaceholder)
}

/** Why an organization can't be claimed by an email to the domain of its website. */
export const claimObstacles = ['has_owner', ...authorityObstacles] as const
export type ClaimObstacle = (typeof claimObstacles)[number]

/**
 * The state of a request to an administrator for an organization; `overtaken`: someone else became the owner
 * meanwhile.
 */
export const claimReviewStates = ['waiting', 'approved', 'declined', 'overtaken'] as const
export type ClaimReviewState = (typeof claimReviewStates)[number]
