import type { NewReview, Review } from '#contract/reviews/reviews.ts'
import { decideReview, reviewTypeOf, isShownImmediately } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findContentLanguage } from '#server/languages/content-language.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { addJob } from '#server/jobs/queries.ts'
import {
  findCollaborationForSystem,
  findCollaboration,
  findCollaborationWith,
  insertReview,
  listReviewTypes,
  lockCollaboration,
  revealReviews,
  type Collaboration,
} from './queries.ts'
import { findReview } from './search.ts'
import { dayMs } from '#domain/time/time.ts'

/** Reviews the other side of a completed collaboration, once per direction (decision A10). */
export async function writeReview(ctx: Context, form: NewReview): Promise<Review> {
  const target = await findTarget(ctx, form)
  const by = target.volunteerId === ctx.actor.id ? 'volunteer' : 'organization'
  const type = reviewTypeOf(by)
  if (form.reviewType && form.reviewType !== type) throw new Problem('review_not_yours')
  const { applicationId, projectId } = target
  const id = await transact(ctx.db, async (db) => {
    const state = await lockCollaboration(db, target)
    if (!state) throw new Problem('application_not_found')
    const written = await listReviewTypes(db, applicationId)
    const decision = decideReview({
      ...state,
      hasReview: written.includes(type),
      isRevieweeDeleted: by === 'organization' && state.application.isVolunteerDeleted,
    })
    if (!decision.allowed) throw new Problem(decision.refusal)
    const at = ctx.now()
    const isByVolunteer = by === 'volunteer'
    const reviewId = await insertReview(db, {
      applicationId,
      projectId,
      type,
      writerId: ctx.actor.id,
      revieweeOrganizationId: isByVolunteer ? target.organizationId : null,
      revieweeUserId: isByVolunteer ? null : target.volunteerId,
      rating: form.rating,
      reviewText: form.reviewText,
      categories: form.categories,
      isPublic: form.isPublic,
      ...(await findContentLanguage({ choice: form.language, texts: [form.reviewText] })),
      createdAt: at,
      updatedAt: at,
    })
    const revealDays = ctx.config.reviewRevealDays
    if (isShownImmediately({ revealDays, isOtherWritten: written.length > 0 })) {
      await reveal(db, { target, at, actorId: ctx.actor.id })
    } else {
      const runAt = new Date(at.getTime() + revealDays * dayMs)
      await addJob(db, { kind: 'reviews.reveal', payload: { applicationId }, runAt })
    }
    await publish(db, {
      type: `review.by_${by}`,
      actorId: ctx.actor.id,
      subjectId: applicationId,
      data: { projectId, reviewId },
    })
    return reviewId
  })
  const review = await findReview(ctx, id)
  if (!review) throw new Problem('application_not_found')
  return review
}

async function findTarget(ctx: Context, form: NewReview): Promise<Collaboration> {
  const { applicationId, projectId = '', revieweeId = '' } = form
  const target = applicationId
    ? await findCollaboration(ctx, applicationId)
    : await findCollaborationWith(ctx, { projectId, revieweeId })
  if (!target) throw new Problem(applicationId ? 'application_not_found' : 'review_target_not_found')
  return target
}

/**
 * Reveals the reviews that still wait for the other side when their waiting period ends, in the caller's transaction.
 */
export async function revealWaiting(db: Db, { applicationId, at }: { applicationId: string; at: Date }) {
  const target = await findCollaborationForSystem(db, applicationId)
  if (!target || !(await lockCollaboration(db, target))) return
  await reveal(db, { target, at, actorId: null })
}

async function reveal(
  db: Db,
  { target, at, actorId }: { target: Collaboration; at: Date; actorId: string | null },
): Promise<void> {
  const { applicationId, projectId, organizationId } = target
  for (const { id, type, rating, isPublic } of await revealReviews(db, { applicationId, at })) {
    await publish(db, {
      type: 'review.revealed',
      actorId,
      subjectId: applicationId,
      data: { projectId, organizationId, reviewId: id, reviewType: type, rating, isPublic },
    })
  }
}
