/** Loads the demo's reviews with their replies, and the report that waits for an administrator. */
import { eq } from 'drizzle-orm'
import { demoReviews } from '#demo/data.ts'
import { getRequired, idOf, type Collaboration, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import type { DemoReview } from '#demo/work-shapes.ts'
import { reviewTypeOf } from '#domain/reviews/reviews.ts'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'
import { publish } from '#server/events/publish.ts'

/** Publishes the reviews immediately, so that projects and organizations have averages. */
export async function loadReviews(loading: Loading): Promise<void> {
  for (const review of demoReviews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const work = getRequired(loading.collaborations, `${review.project} ${review.volunteer}`)
    const id = await loadReview(loading, review, work)
    await loadReply(loading, { id, review, work })
    await loadReport(loading, { id, review, work })
  }
}

async function loadReview({ db, now }: Loading, review: DemoReview, work: Collaboration): Promise<string> {
  const { applicationId, projectId, organizationId, volunteerId, ownerId } = work
  const { by, rating, reviewText, categories = {} } = review
  const isByVolunteer = by === 'volunteer'
  const at = daysBefore(now, review.daysAgo)
  const actorId = isByVolunteer ? volunteerId : ownerId
  const reviewType = reviewTypeOf(by)
  const reviewId = idOf(
    await db
      .insert(reviews)
      .values({
        applicationId,
        projectId,
        type: reviewType,
        writerId: actorId,
        revieweeOrganizationId: isByVolunteer ? organizationId : null,
        revieweeUserId: isByVolunteer ? null : volunteerId,
        rating,
        reviewText,
        categories,
        createdAt: at,
        updatedAt: at,
        revealedAt: at,
      })
      .returning({ id: reviews.id }),
  )
  const about = { actorId, subjectId: applicationId }
  await publish(db, { ...about, type: `review.by_${by}`, data: { projectId, reviewId } })
  await publish(db, {
    ...about,
    type: 'review.revealed',
    data: { projectId, organizationId, reviewId, reviewType, rating, isPublic: true },
  })
  return reviewId
}

type LoadedReview = { id: string; review: DemoReview; work: Collaboration }

async function loadReply({ db, now }: Loading, { id, review, work }: LoadedReview): Promise<void> {
  if (!review.reply) return
  const { text, daysAgo } = review.reply
  const replier = review.by === 'volunteer' ? 'organization' : 'volunteer'
  const actorId = replier === 'volunteer' ? work.volunteerId : work.ownerId
  await db
    .update(reviews)
    .set({ replyText: text, replyLanguage: 'en', repliedAt: daysBefore(now, daysAgo), repliedBy: actorId })
    .where(eq(reviews.id, id))
  await publish(db, {
    type: `review.replied_by_${replier}`,
    actorId,
    subjectId: work.applicationId,
    data: { projectId: work.projectId, reviewId: id },
  })
}

async function loadReport(
  { db, now, people }: Loading,
  { id: reviewId, review, work }: LoadedReview,
): Promise<void> {
  if (!review.report) return
  const { reporter, reason, explanation, daysAgo } = review.report
  const reporterId = getRequired(people, reporter)
  const report = { reviewId, reporterId, reason, explanation, createdAt: daysBefore(now, daysAgo) }
  const reportId = idOf(await db.insert(reviewReports).values(report).returning({ id: reviewReports.id }))
  await publish(db, {
    type: 'review.reported',
    actorId: reporterId,
    subjectId: work.applicationId,
    data: { projectId: work.projectId, reviewId, reportId, reason },
  })
}
