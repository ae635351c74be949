/** Loads the demo's reviews with their replies, and the report that waits for an administrator. */
import { eq, sql } from 'drizzle-orm'
import { reviewTypeOf } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { domainEvents, reviewReports, reviews } from '#server/db/schema.ts'
import { demoReviews } from '#server/demo/reviews.ts'
import { daysBefore } from '#server/demo/rows.ts'
import type { DemoReview } from '#server/demo/shapes.ts'
import { publish } from '#server/events/publish.ts'
import { idOf, type Collaboration, type FindCollaboration, type LoadContext } from './demo-work.ts'

type Finding = { find: FindCollaboration; userOf: (key: string) => string }

/** Publishes the reviews immediately, so that projects and organizations have averages. */
export async function loadReviews(loading: LoadContext, { find, userOf }: Finding): Promise<void> {
  for (const review of demoReviews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const work = find(review.project, review.volunteer)
    const id = await loadReview(loading, review, work)
    await loadReply(loading, { id, review, work })
    await loadReport(loading, { id, review, work, userOf })
  }
}

async function loadReview(
  { db, now }: LoadContext,
  review: DemoReview,
  work: Collaboration,
): Promise<string> {
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

type Loaded = { id: string; review: DemoReview; work: Collaboration }

async function loadReply({ db, now }: LoadContext, { id, review, work }: Loaded): Promise<void> {
  if (!review.reply) return
  const { text, daysAgo } = review.reply
  const replier = review.by === 'volunteer' ? 'organization' : 'volunteer'
  const actorId = replier === 'volunteer' ? work.volunteerId : work.ownerId
  await db
    .update(reviews)
    .set({ replyText: text, repliedAt: daysBefore(now, daysAgo), repliedBy: actorId })
    .where(eq(reviews.id, id))
  await publish(db, {
    type: `review.replied_by_${replier}`,
    actorId,
    subjectId: work.applicationId,
    data: { projectId: work.projectId, reviewId: id },
  })
}

async function loadReport(
  { db, now }: LoadContext,
  { id, review, work, userOf }: Loaded & Pick<Finding, 'userOf'>,
): Promise<void> {
  if (!review.report) return
  const { reporter, reason, explanation, daysAgo } = review.report
  const reporterId = userOf(reporter)
  const report = { reviewId: id, reporterId, reason, explanation, createdAt: daysBefore(now, daysAgo) }
  const reportId = idOf(await db.insert(reviewReports).values(report).returning({ id: reviewReports.id }))
  await publish(db, {
    type: 'review.reported',
    actorId: reporterId,
    subjectId: work.applicationId,
    data: { projectId: work.projectId, reviewId: id, reportId, reason },
  })
}

/** Backdates review events to when the reviews were written, answered and reported. */
export async function dateReviews(db: Db): Promise<void> {
  await db.execute(sql`
    update ${domainEvents} f set at = case when f.type like 'review.replied%' then r.replied_at else r.created_at end
    from ${reviews} r
    where f.type like 'review.%' and r.id = (f.data->>'reviewId')::uuid`)
  await db.execute(sql`
    update ${domainEvents} f set at = p.created_at from ${reviewReports} p
    where f.type = 'review.reported' and p.id = (f.data->>'reportId')::uuid`)
}
