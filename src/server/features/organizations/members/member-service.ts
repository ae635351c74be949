import type { Member } from '#contract/organizations/members.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import {
  hasMemberPower,
  findMemberChangeRefusal,
  findStaffOwnerRefusal,
} from '#domain/organizations/members.ts'
import { recordAudit } from '#server/audit/record.ts'
import { hasConflictOfInterest } from '#server/cases/conflict-queries.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import {
  hasCoordinator,
  saveRequest,
} from '#server/features/organizations/coordination/coordination-queries.ts'
import { removeInvitationsAround } from './invitation-queries.ts'
import { removeMember, listMembers, saveRole } from './member-queries.ts'

interface Membership {
  organizationId: string
  userId: string
}

/** The caller's role in an organization. For non-members it is not found. */
export function requireOwnRole({ actor }: Context, organizationId: string): MemberRole {
  const own = actor.organizations.find(({ id }) => id === organizationId)
  if (!own) throw new Problem('organization_not_found')
  return own.role
}

/** Throws unless the caller is an owner. */
export function requireOwner(ctx: Context, organizationId: string): void {
  if (!hasMemberPower(requireOwnRole(ctx, organizationId), 'members')) throw new Problem('owners_only')
}

/** All members of one of the caller's organizations. */
export async function listOwnMembers(ctx: Context, organizationId: string): Promise<Member[]> {
  requireOwnRole(ctx, organizationId)
  return listMembers(ctx, organizationId)
}

/**
 * Locks an organization and loads its members, including the caller. Throws not-found if the caller is no longer a
 * member by then.
 */
export async function lockMembers(ctx: Context, db: Db, organizationId: string) {
  const organization = await lockOrganization(db, organizationId)
  const members = await listRoles(db, organizationId)
  const own = members.find(({ userId }) => userId === ctx.actor.id)
  if (!organization || !own) throw new Problem('organization_not_found')
  return { organization, members, own }
}

/** The member to change; throws the reason if the change is not allowed. */
async function lockForChange(ctx: Context, db: Db, change: Membership & { to: MemberRole | null }) {
  const { members, own } = await lockMembers(ctx, db, change.organizationId)
  const target = members.find(({ userId }) => userId === change.userId)
  if (!target) throw new Problem('member_not_found')
  const refusal = findMemberChangeRefusal({
    by: own.role,
    isOwn: target === own,
    from: target.role,
    to: change.to,
    otherOwners: members.filter((each) => each !== target && each.role === 'owner' && each.isActive).length,
    isCoordinator: target.isCoordinator,
    isActive: target.isActive,
  })
  if (refusal) throw new Problem(refusal)
  return target
}

/**
 * Withdraws the invitations of someone who may no longer invite. Otherwise a removed owner could come back by an
 * invitation they sent to themselves or a friend.
 */
async function voidInvitations(ctx: Context, db: Db, membership: Membership): Promise<void> {
  for (const invitationId of await removeInvitationsAround(db, membership)) {
    await publish(db, {
      type: 'member.invitation_withdrawn',
      actorId: ctx.actor.id,
      subjectId: membership.organizationId,
      data: { invitationId },
    })
  }
}

interface RoleChange {
  from: MemberRole
  to: MemberRole
  /** The owner for whom the staff does it, and why; missing if an owner does it. */
  byStaff?: { ownerId: string; reason: string } | undefined
}

async function saveNewRole(
  ctx: Context,
  { organizationId, userId }: Membership,
  { from, to, byStaff }: RoleChange,
): Promise<void> {
  await saveRole(ctx.db, { organizationId, userId, role: to })
  await publish(ctx.db, {
    type: 'member.role_changed',
    actorId: ctx.actor.id,
    subjectId: organizationId,
    data: { memberId: userId, from, to, ...(byStaff && { isByStaff: true }) },
    ...(byStaff && { reason: byStaff.reason }),
  })
  await auditRole(ctx, organizationId, { userId, from, to, byStaff })
}

/** Makes a member an owner or a manager. Setting the same role again does nothing. */
export async function changeRole(
  ctx: Context,
  { role, ...membership }: Membership & { role: MemberRole },
): Promise<Member> {
  const { organizationId, userId } = membership
  await transact(ctx.db, async (db) => {
    const { role: from } = await lockForChange(ctx, db, { ...membership, to: role })
    if (from === role) return
    if (!hasMemberPower(role, 'members')) await voidInvitations(ctx, db, membership)
    await saveNewRole({ ...ctx, db }, membership, { from, to: role })
  })
  const member = (await listMembers(ctx, organizationId)).find((each) => each.userId === userId)
  if (!member) throw new Problem('member_not_found')
  return member
}

function auditRole(
  { db, actor, origin }: Context,
  organizationId: string,
  { userId, from, to, byStaff }: RoleChange & { userId: string },
): Promise<void> {
  return recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'member.role_change',
    objectType: 'organization',
    objectId: organizationId,
    before: { userId, role: from },
    after: { userId, role: to, ...byStaff },
  })
}

/**
 * Makes a member an owner too, for the only active owner, who wrote in. Administrators don't do so in their own
 * organizations. Does nothing if the member is an owner already.
 */
export async function makeOwner(
  ctx: Context,
  { organizationId, userId, ownerId, reason }: Membership & { ownerId: string; reason: string },
): Promise<void> {
  await transact(ctx.db, async (db) => {
    if (!(await lockOrganization(db, organizationId))) throw new Problem('organization_not_found')
    const members = await listRoles(db, organizationId)
    if (await hasConflictOfInterest({ ...ctx, db }, organizationId)) throw new Problem('own_case')
    const target = members.find((each) => each.userId === userId)
    const owners = members.filter(({ role }) => role === 'owner')
    if (!target || !owners.some((each) => each.userId === ownerId)) throw new Problem('member_not_found')
    const others = owners.filter((each) => each !== target && each.userId !== ownerId && each.isActive)
    const refusal = findStaffOwnerRefusal({ ...target, otherOwners: others.length })
    if (refusal) throw new Problem(refusal)
    if (target.role === 'owner') return
    const change = { from: target.role, to: 'owner', byStaff: { ownerId, reason } } as const
    await saveNewRole({ ...ctx, db }, { organizationId, userId }, change)
  })
}

/** Removes a member from an organization, or lets the caller leave. */
export async function endMembership(ctx: Context, membership: Membership): Promise<void> {
  const { organizationId, userId } = membership
  await transact(ctx.db, async (db) => {
    const member = await lockForChange(ctx, db, { ...membership, to: null })
    await removeMember(db, membership)
    await voidInvitations(ctx, db, membership)
    await publish(db, {
      type: userId === ctx.actor.id ? 'member.left' : 'member.removed',
      actorId: ctx.actor.id,
      subjectId: organizationId,
      data: { memberId: userId },
    })
    // Removing the only one says that no help is wanted. One of several can't come back by the same request.
    if (member.isCoordinator && userId !== ctx.actor.id && !(await hasCoordinator(db, organizationId))) {
      await saveRequest(db, organizationId, false)
    }
  })
}

/** Makes another member the owner in place of the caller, who stays as a manager. */
export async function handOver(ctx: Context, membership: Membership): Promise<Member[]> {
  const { organizationId, userId } = membership
  await transact(ctx.db, async (db) => {
    const { role: from } = await lockForChange(ctx, db, { ...membership, to: 'owner' })
    if (userId === ctx.actor.id) {
      throw new Problem('invalid', [{ path: 'userId', message: fieldText('organizations.otherMember') }])
    }
    // Save the new owner first, so that the organization is never without one.
    await saveRole(db, { ...membership, role: 'owner' })
    const former = { organizationId, userId: ctx.actor.id }
    await saveRole(db, { ...former, role: 'manager' })
    await voidInvitations(ctx, db, former)
    await publish(db, {
      type: 'organization.handed_over',
      actorId: ctx.actor.id,
      subjectId: organizationId,
      data: { memberId: userId },
    })
    await auditRole({ ...ctx, db }, organizationId, { userId, from, to: 'owner' })
    const own = { userId: ctx.actor.id, from: 'owner', to: 'manager' } as const
    await auditRole({ ...ctx, db }, organizationId, own)
  })
  return listMembers(ctx, organizationId)
}
