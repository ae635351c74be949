/** Suspending organizations and reinstating them. */
import { decideCase, type CaseKind } from '#server/cases/decide.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { findSuspended, removeSuspension, saveSuspension } from './organization-queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findSuspended>>>

const organizationCase = {
  objectType: 'organization',
  notFound: 'organization_not_found',
  lock: lockOrganization,
  find: ({ db }: Context, id: string) => findSuspended(db, id),
  partiesOf: ({ id }: Row) => ({ organizationId: id }),
} as const

const suspension: CaseKind<Row, { id: string; reason: string }> = {
  ...organizationCase,
  check(row) {
    if (row.suspension) throw new Problem('already_suspended')
  },
  async save({ db, actor, now }, { id: organizationId }, { reason }) {
    const about = { organizationId, reason, suspendedBy: actor.id, suspendedAt: now() }
    const projectIds = await saveSuspension(db, about)
    return {
      audit: {
        action: 'organization.suspend',
        before: { state: 'active' },
        after: { state: 'suspended', reason, hiddenProjects: projectIds.length },
      },
      event: { type: 'organization.suspended', subjectId: organizationId, data: {}, projectIds },
    }
  },
}

const reinstatement: CaseKind<Row, { id: string; isAppeal: boolean }> = {
  ...organizationCase,
  check(row) {
    if (!row.suspension) throw new Problem('not_suspended')
  },
  async save({ db }, row, { isAppeal }) {
    const projectIds = row.suspension ? await removeSuspension(db, row.suspension) : []
    return {
      audit: {
        action: 'organization.reinstate',
        before: { state: 'suspended', hiddenProjects: projectIds.length },
        after: { state: 'active', hiddenProjects: 0 },
      },
      event: { type: 'organization.reinstated', subjectId: row.id, data: {}, projectIds, isAppeal },
    }
  },
}

/** Hides an organization's page and projects and notifies its members of the reason. */
export function suspend(ctx: Context, id: string, reason: string): Promise<void> {
  return decideCase(ctx, suspension, { id, reason })
}

/**
 * Restores an organization's page and the projects that its suspension hid, and notifies its members; `isAppeal`: their
 * granted appeal does that.
 */
export function reinstate(
  ctx: Context,
  id: string,
  { isAppeal = false }: { isAppeal?: boolean } = {},
): Promise<void> {
  return decideCase(ctx, reinstatement, { id, isAppeal })
}
