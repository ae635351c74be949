/** Authorized representatives as administrators decide them. */
import type { decideAuthority } from '#contract/authority/cases.ts'
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import { hasConflictOfInterest } from '#server/cases/conflict-queries.ts'
import { decideCase, type CaseKind } from '#server/cases/decide.ts'
import type { Context } from '#server/context.ts'
import { listSentDocuments } from '#server/queries/portfolios/sent-documents.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './queries.ts'
import { loadAuthorityState } from './state.ts'

type Case = EndpointResponse<typeof decideAuthority>

/** The state of an organization, with the administrator's note and the documents that it sent. */
export async function requireCase(ctx: Context, id: string): Promise<Case> {
  const { pending: _, file: __, ...state } = await loadAuthorityState(ctx, id)
  const proof = await queries.findProof(ctx.db, id)
  return {
    ...state,
    note: proof?.note ?? null,
    isOwnCase: await hasConflictOfInterest(ctx, id),
    documents: await listSentDocuments(ctx.db, id, `/api/admin/organizations/${id}/documents`),
  }
}

type Decision = EndpointInput<typeof decideAuthority>['body'] & { id: string }

const authorityCase: CaseKind<NonNullable<Awaited<ReturnType<typeof findProvable>>>, Decision> = {
  objectType: 'organization',
  notFound: 'organization_not_found',
  lock: lockOrganization,
  find: findProvable,
  partiesOf: ({ organization }) => ({ organizationId: organization.id }),
  check({ proof }, { decision }) {
    if (decision === 'withdraw' && (!proof || proof.droppedAt)) throw new Problem('authority_not_shown')
  },
  async save({ db, actor, now }, { organization }, { decision, reason }) {
    const { id, name } = organization
    if (decision === 'withdraw') {
      const isDropped = await queries.saveDropped(db, id, { reason: 'withdrawn', at: now() })
      if (!isDropped) throw new Problem('authority_not_shown')
      return {
        audit: { action: 'authority.decline', after: { state: 'withdrawn', reason } },
        event: { type: 'authority.dropped', subjectId: id, data: { reason: 'withdrawn' } },
      }
    }
    const proved = { method: 'letter', domain: null } as const
    const by = { provedBy: actor.id, provedAt: now(), note: reason }
    await queries.saveProof(db, { organizationId: id, name, ...proved, ...by })
    return {
      audit: { action: 'authority.approve', after: { state: 'proved', reason } },
      event: { type: 'authority.proved', subjectId: id, data: proved },
    }
  },
}

async function findProvable({ db }: Context, id: string) {
  const organization = await queries.findOrganization(db, id)
  return organization && { organization, proof: await queries.findProof(db, id) }
}

/** Marks a document as read, or withdraws the current proof. */
export async function decide(ctx: Context, decision: Decision): Promise<Case> {
  await decideCase(ctx, authorityCase, decision)
  return requireCase(ctx, decision.id)
}
