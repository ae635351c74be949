/** Who is notified of an administrator's decision about a review. */
import type { Db } from '#server/db/db.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { countRatings } from '#server/features/projects/browsing/rating-queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listApplicantIds, listMemberIds } from '#server/email/templates/application-queries.ts'
import type { EventOf } from '#server/events/event.ts'
import { notifyReporters } from './reporters.ts'

type ReviewDecisionType = 'review.kept' | 'review.hidden' | 'review.restored'

/** Notifies and emails the people who reported the review about the decision. */
export async function notifyReviewReporters(db: Db, event: EventOf<ReviewDecisionType>): Promise<void> {
  const { organizationId, reviewId } = event.data
  await notifyReporters(db, event, {
    data: { organizationId, reviewId },
    toEmail: (to) => ({ ...to, reviewId }),
  })
}

/**
 * Notifies and emails the side that wrote the review: that it is hidden and why, or that it is visible again, unless
 * that answers their own appeal. The event does not name the administrator.
 */
export async function notifyAuthors(db: Db, event: EventOf<ReviewDecisionType>): Promise<void> {
  const { id: eventId, type, actorId, subjectId: applicationId, data, isByVolunteer, appellantId } = event
  const { projectId, reviewId } = data
  const isHidden = type === 'review.hidden'
  const authors = isByVolunteer
    ? await listApplicantIds(db, applicationId)
    : await listMemberIds(db, projectId, actorId)
  const userIds = authors.filter((id) => id !== appellantId)
  const kind = isHidden ? 'review.hidden' : 'review.restored'
  await notifyPeople(db, userIds, { kind, eventId, actorId: null, data: { applicationId, projectId } })
  await enqueueEmails(
    db,
    isHidden ? 'review_case.hidden' : 'review_case.restored',
    userIds.map((userId) => ({ data: { eventId, userId, reviewId } })),
  )
}

/** Recounts the ratings of both sides. */
export const recountRatings = (
  db: Db,
  { data }: EventOf<ReviewDecisionType | 'review.revealed' | 'review.edited'>,
) => countRatings(db, data)
