/** Suspending organizations and reinstating them. */
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockOrganization } from '#server/queries/lock-organization.ts'
import { hasConflictOfInterest } from '#server/queries/conflict-of-interest.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { findSuspension, removeSuspension, saveSuspension } from './organization-queries.ts'

const by = (ctx: Context, objectId: string) =>
  ({ actorId: ctx.actor.id, origin: ctx.origin, objectType: 'organization', objectId }) as const

async function lockCase(ctx: Context, db: Db, organizationId: string) {
  if (!(await lockOrganization(db, organizationId))) throw new Problem('organization_not_found')
  if (await hasConflictOfInterest(db, { userId: ctx.actor.id, organizationId })) throw new Problem('own_case')
  return findSuspension(db, organizationId)
}

/** Hides an organization's page and projects and notifies its members of the reason. */
export async function suspend(ctx: Context, organizationId: string, reason: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    if (await lockCase(ctx, db, organizationId)) throw new Problem('already_suspended')
    const hiddenProjects = await saveSuspension(db, {
      organizationId,
      reason,
      suspendedBy: ctx.actor.id,
      suspendedAt: ctx.now(),
    })
    const about = { actorId: ctx.actor.id, subjectId: organizationId, data: {} }
    await publish(db, { type: 'organization.suspended', ...about })
    await recordAudit(db, {
      ...by(ctx, organizationId),
      action: 'organization.suspend',
      before: { state: 'active' },
      after: { state: 'suspended', reason, hiddenProjects },
    })
  })
}

/** Restores an organization's page and the projects that its suspension hid. */
export async function reinstate(ctx: Context, organizationId: string): Promise<void> {
  await transact(ctx.db, async (db) => {
    const suspension = await lockCase(ctx, db, organizationId)
    if (!suspension) throw new Problem('not_suspended')
    const shown = await removeSuspension(db, suspension)
    await publish(db, {
      type: 'organization.reinstated',
      actorId: ctx.actor.id,
      subjectId: organizationId,
      data: {},
    })
    await recordAudit(db, {
      ...by(ctx, organizationId),
      action: 'organization.reinstate',
      before: { state: 'suspended', hiddenProjects: shown },
      after: { state: 'active', hiddenProjects: 0 },
    })
  })
}
