/**
 * Claims by request to an administrator, for people who can't prove by email that they belong to an imported
 * organization.
 */
import { claimReviewLimits, type requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { requireUnowned } from './claim-completion.ts'
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
