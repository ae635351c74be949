/**
 * Claims by request to an administrator, for people who can't prove by email that they belong to an imported
 * organization.
 */
import {
  claimReviewLimits,
  type requestClaimReview,
  type ClaimReview,
} from '#contract/organizations/claim-reviews.ts'
import type { ClaimFilter } from '#contract/administration/list-filters.ts'
import { reasonRequiredText } from '#contract/verification/cases.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { lockOrganization } from '#server/queries/lock-organization.ts'
import { listConflictingCases } from '#server/queries/conflict-of-interest.ts'
import { publish } from '#server/events/publish.ts'
import { pageOf, type Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import { requireUnowned, completeClaim } from './claim-completion.ts'
import * as claims from './claim-queries.ts'
import * as queries from './claim-review-queries.ts'

type OwnClaimReview = EndpointResponse<typeof requestClaimReview>

/** The caller's latest request about an organization. */
export async function findOwnReview(ctx: Context, organizationId: string): Promise<OwnClaimReview | null> {
  const row = await queries.findLastReview(ctx.db, { organizationId, userId: ctx.actor.id })
  return row && presentOwn(row)
}

function presentOwn({
  state,
  explanation,
  reason,
  createdAt,
  decidedAt,
}: NonNullable<Awaited<ReturnType<typeof queries.findLastReview>>>): OwnClaimReview {
  const decided = decidedAt?.toISOString() ?? null
  return { state, explanation, reason, createdAt: createdAt.toISOString(), decidedAt: decided }
}

/** Requests an administrator's decision about a claimable organization. */
export async function requestReview(
  ctx: Context,
  { id: organizationId, explanation }: { id: string; explanation: string },
): Promise<OwnClaimReview> {
  const { id: userId } = ctx.actor
  const named = await claims.findOrganization(ctx.db, organizationId)
  if (!named) throw new Problem('organization_not_found')
  return transact(ctx.db, async (db) => {
    const organization = await lockOrganization(db, organizationId)
    if (!organization) throw new Problem('organization_not_found')
    await requireUnowned(db, organization)
    const counts = await queries.countReviews(db, { organizationId, userId })
    const { waiting, eachOrganization } = claimReviewLimits
    const last = await queries.findLastReview(db, { organizationId, userId })
    if (last?.state === 'waiting') throw new Problem('claim_review_waiting')
    if (counts.waiting >= waiting || counts.ofOrganization >= eachOrganization) {
      throw new Problem('too_many_claim_reviews')
    }
    const row = await queries.insertReview(db, { organizationId, userId, explanation, createdAt: ctx.now() })
    if (!row) throw new Problem('claim_review_waiting')
    await publish(db, {
      type: 'claim_review.asked',
      actorId: userId,
      subjectId: organizationId,
      data: { reviewId: row.id, memberId: userId },
    })
    return presentOwn(row)
  })
}

/** One page of the administrators' queue. */
export async function listClaimReviews(
  ctx: Context,
  { show, cursor }: { show: ClaimFilter; cursor: string | undefined },
): Promise<Page<ClaimReview>> {
  const { rows, isFirst } = await queries.listReviews(ctx, { show, cursor })
  const organizationIds = rows.map(({ organization }) => organization.id)
  const own = await listConflictingCases(ctx.db, { userId: ctx.actor.id, organizationIds })
  return pageOf(rows, {
    isFirst,
    keyOf: ({ id, createdAt, decidedAt }) => ({ id, createdAt: decidedAt ?? createdAt }),
    present: (row) => presentReview(ctx, row, own),
    count: () => queries.countShown(ctx.db, show),
  })
}

function presentReview(ctx: Context, row: queries.ReviewRow, own: ReadonlySet<string>): ClaimReview {
  const { person, createdAt, decidedAt, ...fields } = row
  const { emailVerifiedAt, joinedAt, ...account } = person
  return {
    ...fields,
    person: { ...account, isEmailVerified: emailVerifiedAt !== null, joinedAt: joinedAt.toISOString() },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isOwnCase: isOwnReview(ctx, row, own),
  }
}

const isOwnReview = (
  { actor }: Context,
  { person, organization }: queries.ReviewRow,
  own: ReadonlySet<string>,
) => person.id === actor.id || own.has(organization.id)

interface DecisionInput {
  id: string
  verdict: 'approve' | 'decline'
  reason: string | null
}

/** Decides a waiting request: makes the claimant the owner, as the emailed link does, or declines with a reason. */
export async function decideReview(
  ctx: Context,
  { id, verdict, reason }: DecisionInput,
): Promise<ClaimReview> {
  if (verdict === 'decline' && reason === null) {
    throw new Problem('invalid', [{ path: 'reason', message: reasonRequiredText }])
  }
  const { id: decidedBy } = ctx.actor
  return transact(ctx.db, async (db) => {
    const found = await queries.findReview(db, id)
    if (!found) throw new Problem('claim_not_found')
    const { organization, person } = found
    // Lock the person first, in the same order as a suspension does.
    const canOwn = await queries.lockClaimant(db, person.id)
    const lockedOrganization = await lockOrganization(db, organization.id)
    if (!lockedOrganization) throw new Problem('claim_not_found')
    const own = await listConflictingCases(db, { userId: decidedBy, organizationIds: [organization.id] })
    if (isOwnReview(ctx, found, own)) throw new Problem('own_case')
    const state = verdict === 'approve' ? ('approved' as const) : ('declined' as const)
    const decidedAt = ctx.now()
    if (!(await queries.saveReview(db, id, { state, reason, decidedBy, decidedAt }))) {
      throw new Problem('claim_decided')
    }
    if (verdict === 'approve' && !canOwn) throw new Problem('claimant_suspended')
    if (verdict === 'approve') {
      await completeClaim(db, lockedOrganization, { userId: person.id, actorId: decidedBy, at: decidedAt })
    }
    await recordAudit(db, {
      actorId: decidedBy,
      origin: ctx.origin,
      action: `claim.${verdict}`,
      objectType: 'claim',
      objectId: id,
      before: { state: 'waiting' },
      after: { state, reason },
    })
    await publish(db, {
      type: `claim_review.${state}`,
      actorId: decidedBy,
      subjectId: organization.id,
      data: { reviewId: id, memberId: person.id },
    })
    const after = await queries.findReview(db, id)
    if (!after) throw new Problem('claim_not_found')
    return presentReview(ctx, after, own)
  })
}
