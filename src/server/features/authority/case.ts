/** Authorized representatives as administrators decide them. No one decides their own case. */
import type { decideAuthority } from '#contract/authority/cases.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { listSentDocuments } from '#server/queries/sent-documents.ts'
import { lockOrganization } from '#server/queries/lock-organization.ts'
import { hasConflictOfInterest } from '#server/queries/conflict-of-interest.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './queries.ts'
import { loadAuthorityState } from './state.ts'

type Case = EndpointResponse<typeof decideAuthority>

/** The state of an organization, with the administrator's note and the documents that it sent. */
export async function readCase(ctx: Context, id: string): Promise<Case> {
  const { pending: _, file: __, ...state } = await loadAuthorityState(ctx, id)
  const proof = await queries.findProof(ctx.db, id)
  return {
    ...state,
    note: proof?.note ?? null,
    isOwnCase: await hasConflictOfInterest(ctx.db, { userId: ctx.actor.id, organizationId: id }),
    documents: await listSentDocuments(ctx.db, id, `/api/admin/organizations/${id}/documents`),
  }
}

interface Decision {
  decision: 'approve' | 'withdraw'
  reason: string
}

/** Marks a document as read, or withdraws the current proof. */
export async function decide(ctx: Context, id: string, { decision, reason }: Decision): Promise<Case> {
  const [actorId, at] = [ctx.actor.id, ctx.now()]
  await transact(ctx.db, async (db) => {
    const organization = await lockOrganization(db, id)
    if (!organization) throw new Problem('organization_not_found')
    if (await hasConflictOfInterest(db, { userId: actorId, organizationId: id }))
      throw new Problem('own_case')
    const about = { actorId, origin: ctx.origin, objectType: 'organization', objectId: id } as const
    if (decision === 'approve') {
      const proof = { organizationId: id, method: 'letter', domain: null, name: organization.name } as const
      await queries.saveProof(db, { ...proof, provedBy: actorId, provedAt: at, note: reason })
      const data = { method: 'letter', domain: null } as const
      await publish(db, { type: 'authority.proved', actorId, subjectId: id, data })
      await recordAudit(db, { ...about, action: 'authority.approve', after: { state: 'proved', reason } })
      return
    }
    if (!(await queries.saveDropped(db, id, { reason: 'withdrawn', at }))) {
      throw new Problem('authority_not_shown')
    }
    await publish(db, { type: 'authority.dropped', actorId, subjectId: id, data: { reason: 'withdrawn' } })
    await recordAudit(db, { ...about, action: 'authority.decline', after: { state: 'withdrawn', reason } })
  })
  return readCase(ctx, id)
}
