/** Help by coordinators of the site (docs/decisions/0114). */
import { findCoordinationRefusal, hasMemberPower } from '#domain/organizations/members.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { listRoles, lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockMembers, requireOwnRole } from '#server/features/organizations/members/member-service.ts'
import * as queries from './coordination-queries.ts'

const by = (ctx: Context, organizationId: string) =>
  ({
    actorId: ctx.actor.id,
    origin: ctx.origin,
    objectType: 'organization',
    objectId: organizationId,
  }) as const

/** Whether one of the caller's organizations asks for a coordinator. */
export async function findCoordination(ctx: Context, organizationId: string) {
  requireOwnRole(ctx, organizationId)
  const askedAt = await queries.findAskedAt(ctx.db, organizationId)
  return { askedAt: askedAt?.toISOString() ?? null }
}

/** Asks for a coordinator, or stops asking, which ends all help. */
export async function ask(ctx: Context, organizationId: string, isRequested: boolean) {
  requireOwnRole(ctx, organizationId)
  await transact(ctx.db, async (db) => {
    const { own } = await lockMembers(ctx, db, organizationId)
    if (!hasMemberPower(own.role, 'members')) throw new Problem('owners_only')
    const wasRequested = (await queries.findAskedAt(db, organizationId)) !== null
    const ended = isRequested ? [] : await queries.removeCoordinators(db, { organizationId })
    if (wasRequested === isRequested && ended.length === 0) return
    await queries.saveRequest(db, organizationId, isRequested)
    for (const { userId: memberId } of ended) {
      const about = { actorId: ctx.actor.id, subjectId: organizationId }
      await publish(db, { ...about, type: 'member.removed', data: { memberId } })
    }
    await recordAudit(db, {
      ...by(ctx, organizationId),
      action: 'organization.ask_coordinator',
      before: { isRequested: wasRequested },
      after: { isRequested, ended: ended.length },
    })
  })
  return findCoordination(ctx, organizationId)
}

/** Makes the caller a member of an organization that asked, as a coordinator. */
export async function help(ctx: Context, organizationId: string) {
  const userId = ctx.actor.id
  return transact(ctx.db, async (db) => {
    const organization = await lockOrganization(db, organizationId)
    if (!organization) throw new Problem('organization_not_found')
    // The caller's account comes last, as everywhere.
    if (!(await queries.lockCoordinator(db, userId))) throw new Problem('not_found')
    const members = await listRoles(db, organizationId)
    const refusal = findCoordinationRefusal({
      isRequested: await queries.isRequested(db, organizationId),
      isMember: members.some((member) => member.userId === userId),
      wasRemoved: await queries.wasRemoved(db, organizationId, userId),
    })
    if (refusal) throw new Problem(refusal)
    await queries.insertCoordinator(db, { organizationId, userId, joinedAt: ctx.now() })
    await publish(db, {
      type: 'member.coordinator_joined',
      actorId: userId,
      subjectId: organizationId,
      data: { memberId: userId },
    })
    await recordAudit(db, {
      ...by(ctx, organizationId),
      action: 'organization.coordinate',
      after: { userId },
    })
    return { organizationId, organizationName: organization.name }
  })
}
