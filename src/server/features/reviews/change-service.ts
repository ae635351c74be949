import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type { reportReview, ReviewChange } from '#contract/reviews/actions.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { canReport, isShown, reviewCategories, findEditRefusal } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { findContentLanguage, guessRemarkLanguage } from '#server/languages/content-language.ts'
import { requireUnblocked } from '#server/queries/organizations/blocks.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import {
  findStored,
  hasEverReplied,
  insertReport,
  isWriterSuspended,
  saveReply,
  saveReview,
} from './change-queries.ts'
import { lockCollaboration, type Collaboration } from './queries.ts'
import { findReview, findReviewed, type Reach } from './search.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>

/** Changes a review by the caller's side and recounts the ratings. */
export async function changeReview(
  ctx: Context,
  id: string,
  { version, ...form }: ReviewChange,
): Promise<Review> {
  await changeLockedReview(ctx, { id, reach: 'given' }, async (db, before, { projectId, organizationId }) => {
    const refusal = findEditRefusal(before, ctx.now())
    if (refusal) throw new Problem(refusal)
    if (before.version !== version) throw new Problem('review_changed')
    const after = {
      rating: form.rating ?? before.rating,
      reviewText: form.reviewText ?? before.reviewText,
      categories: form.categories ?? before.categories,
      isPublic: form.isPublic ?? before.isPublic,
      ...(await findLanguage(before, form)),
    }
    if (isSame(before, after)) return
    await saveReview(db, { id, ...after, at: ctx.now() })
    await publish(db, {
      type: 'review.edited',
      actorId: ctx.actor.id,
      subjectId: before.applicationId,
      data: {
        projectId,
        organizationId,
        reviewId: id,
        before: { rating: before.rating, isPublic: before.isPublic },
        after: { rating: after.rating, isPublic: after.isPublic },
      },
    })
  })
  return requireReview(ctx, id)
}

/** The language after a change. It is not guessed again for the same text. */
async function findLanguage(before: Stored, { language: choice, reviewText }: Omit<ReviewChange, 'version'>) {
  const text = reviewText ?? before.reviewText
  if (choice === undefined && text === before.reviewText) {
    const { language, isLanguageChosen } = before
    return { language, isLanguageChosen }
  }
  return findContentLanguage({ choice, texts: [text], before })
}

type Said = Pick<
  Stored,
  'rating' | 'reviewText' | 'categories' | 'isPublic' | 'language' | 'isLanguageChosen'
>

function isSame(before: Said, after: Said): boolean {
  return (
    before.rating === after.rating &&
    before.reviewText === after.reviewText &&
    before.isPublic === after.isPublic &&
    before.language === after.language &&
    before.isLanguageChosen === after.isLanguageChosen &&
    reviewCategories.every((category) => before.categories[category] === after.categories[category])
  )
}

/** Saves or changes the reply of the reviewed side. The first reply notifies the writer's side. */
export async function reply(ctx: Context, id: string, text: string): Promise<Review> {
  const language = await guessRemarkLanguage(text)
  await changeLockedReview(ctx, { id, reach: 'received' }, async (db, before, target) => {
    if (!isShown(before)) throw new Problem('review_not_found')
    if (before.replyText === text) return
    const { applicationId } = before
    const { projectId } = target
    const by = before.type === 'volunteer_to_organization' ? 'organization' : 'volunteer'
    await requireUnblocked(db, target, by)
    // So that the answer doesn't say that the writer blocked this side (docs/decisions/0049).
    if (await isWriterSuspended(db, { applicationId, by })) throw new Problem('not_possible_now')
    const isFirst = !(await hasEverReplied(db, { applicationId, reviewId: id }))
    await saveReply(db, { id, reply: { text, language, at: ctx.now(), by: ctx.actor.id } })
    await publish(db, {
      type: isFirst ? `review.replied_by_${by}` : 'review.reply_changed',
      actorId: ctx.actor.id,
      subjectId: applicationId,
      data: { projectId, reviewId: id },
    })
  })
  return requireReview(ctx, id)
}

/** Removes the reply of the reviewed side, if there is one. */
export async function deleteReply(ctx: Context, id: string): Promise<Review> {
  await changeLockedReview(ctx, { id, reach: 'received' }, async (db, before, { projectId }) => {
    if (!isShown(before)) throw new Problem('review_not_found')
    if (before.replyText === null) return
    await saveReply(db, { id, reply: null })
    await publish(db, {
      type: 'review.reply_removed',
      actorId: ctx.actor.id,
      subjectId: before.applicationId,
      data: { projectId, reviewId: id },
    })
  })
  return requireReview(ctx, id)
}

type Report = EndpointInput<typeof reportReview>['body']

/** Reports someone else's review to the administrators. */
export async function report(
  ctx: Context,
  id: string,
  form: Report,
): Promise<EndpointResponse<typeof reportReview>> {
  return changeLockedReview(ctx, { id, reach: 'readable' }, async (db, before, { projectId }) => {
    if (!canReport(before, ctx.actor.id)) throw new Problem('review_not_found')
    const stored = await insertReport(db, {
      reviewId: id,
      reporterId: ctx.actor.id,
      ...form,
      createdAt: ctx.now(),
    })
    if (!stored) throw new Problem('already_reported')
    await publish(db, {
      type: 'review.reported',
      actorId: ctx.actor.id,
      subjectId: before.applicationId,
      data: { projectId, reviewId: id, reportId: stored.id, reason: stored.reason },
    })
    const { reason, explanation, createdAt } = stored
    return { id: stored.id, reviewId: id, reason, explanation, createdAt: createdAt.toISOString() }
  })
}

/** Changes a review that the caller may access, under the locks of its collaboration. */
async function changeLockedReview<Result>(
  ctx: Context,
  { id, reach }: { id: string; reach: Reach | 'readable' },
  act: (db: Db, review: Stored, target: Collaboration) => Promise<Result>,
): Promise<Result> {
  const target = await findReviewed(ctx, id, reach)
  if (!target) throw new Problem('review_not_found')
  return transact(ctx.db, async (db) => {
    const state = await lockCollaboration(db, target)
    const review = state && (await findStored(db, id))
    if (!review) throw new Problem('review_not_found')
    return act(db, review, target)
  })
}

async function requireReview(ctx: Context, id: string): Promise<Review> {
  const review = await findReview(ctx, id)
  if (!review) throw new Problem('review_not_found')
  return review
}
