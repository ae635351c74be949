/** One applicant with everything a decision needs. */
import type { getApplicant } from '#contract/applications/applicants.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { listPublicReviews } from '#server/queries/reviews/public-reviews.ts'
import { listApplicationsByIds } from '#server/features/applications/search.ts'
import { requireReceived } from '#server/features/applications/deciding/triage.ts'
import { findApplicantFacts } from './applicant-detail-queries.ts'
import { listApplicantRows } from './applicant-queries.ts'
import { presentDecision, presentWork } from './applicant-present.ts'
import { presentCompared } from './comparison.ts'

/** An application to one of the reader's organizations, with the fit, the history and the latest review. */
export async function findApplicant(
  ctx: Context,
  id: string,
): Promise<EndpointResponse<typeof getApplicant>> {
  await requireReceived(ctx, id)
  const [compared] = await presentCompared(ctx, await listApplicationsByIds(ctx, [id]))
  const facts = await findApplicantFacts(ctx.db, { applicationId: id, readerId: ctx.actor.id })
  const [row] = await listApplicantRows(ctx.db, [id])
  if (!compared || !facts || !row) throw new Problem('application_not_found')
  const { hasReported, ...volunteer } = facts
  const target = { of: 'volunteer', id: compared.application.volunteerId } as const
  const [review] = await listPublicReviews(ctx.db, target, { reader: null, after: null, most: 1 })
  return {
    ...compared,
    volunteer: { ...compared.volunteer, ...volunteer },
    latestReview: review
      ? {
          rating: review.rating,
          text: review.reviewText,
          author: review.organizationName,
          createdAt: review.createdAt.toISOString(),
        }
      : null,
    hasReported,
    work: presentWork(row),
    ...presentDecision(row.decision),
  }
}
