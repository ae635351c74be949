/** Event handlers for administrators' decisions about organizations, and their notifications. */
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { saveOrganization } from '#server/queries/organizations/lock-organization.ts'
import { closeOutdatedReviews } from '#server/features/organizations/claims/claim-review-queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listOwnerIds } from '#server/features/organizations/members/member-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import type { EventOf } from '#server/events/event.ts'

type VerificationDecision = 'verification.approved' | 'verification.declined' | 'verification.withdrawn'
type ClaimReviewDecision = 'claim_review.approved' | 'claim_review.declined'

export async function grantVerifiedMark(
  db: Db,
  { subjectId, at }: EventOf<'verification.approved'>,
): Promise<void> {
  await saveOrganization(db, subjectId, { isVerified: true, updatedAt: at })
}

export const notifyApproved = (db: Db, event: EventOf<VerificationDecision>) =>
  notifyDecision(db, event, { kind: 'verification.confirmed', template: 'decision.approved' })
export const notifyDeclined = (db: Db, event: EventOf<VerificationDecision>) =>
  notifyDecision(db, event, { kind: 'verification.declined', template: 'decision.declined' })
export const notifyWithdrawn = (db: Db, event: EventOf<VerificationDecision>) =>
  notifyDecision(db, event, { kind: 'verification.withdrawn', template: 'decision.withdrawn' })

interface OwnerNotification<Template> {
  kind: MemberNotificationKind
  template: Template
}

/**
 * Notifies and emails the owners. The event does not name the administrator, because owners don't need to know who
 * decided.
 */
async function notifyDecision(
  db: Db,
  { id: eventId, subjectId: organizationId, data }: EventOf<VerificationDecision>,
  { kind, template }: OwnerNotification<`decision.${'approved' | 'declined' | 'withdrawn'}`>,
): Promise<void> {
  const userIds = await listOwnerIds(db, organizationId)
  await notifyPeople(db, userIds, { kind, eventId, actorId: null, data: { organizationId } })
  const { decisionId } = data
  await enqueueEmails(
    db,
    template,
    userIds.map((userId) => ({ data: { eventId, userId, organizationId, decisionId } })),
  )
}

export const notifyClaimReviewApproved = (db: Db, event: EventOf<ClaimReviewDecision>) =>
  notifyClaimReviewers(db, event, { kind: 'claim.approved', template: 'decision.claimApproved' })
export const notifyClaimReviewDeclined = (db: Db, event: EventOf<ClaimReviewDecision>) =>
  notifyClaimReviewers(db, event, { kind: 'claim.declined', template: 'decision.claimDeclined' })

/** Notifies and emails the person who asked for the organization. */
async function notifyClaimReviewers(
  db: Db,
  { id: eventId, subjectId: organizationId, data }: EventOf<ClaimReviewDecision>,
  { kind, template }: OwnerNotification<'decision.claimApproved' | 'decision.claimDeclined'>,
): Promise<void> {
  const { memberId: userId, reviewId } = data
  await notifyPeople(db, [userId], { kind, eventId, actorId: null, data: { organizationId } })
  await enqueueEmails(db, template, [{ data: { eventId, userId, organizationId, reviewId } }])
}

/** Closes the other open claims on an organization that now has an owner. */
export async function closeOpenClaimReviews(
  db: Db,
  { id: eventId, subjectId: organizationId, data, at }: EventOf<'organization.claimed'>,
): Promise<void> {
  const { memberId, formerIds } = data
  const closed = await closeOutdatedReviews(db, { organizationId, at })
  // The new owner and the former holders get their own notification.
  const recipients = closed.filter(({ userId }) => userId !== memberId && !formerIds.includes(userId))
  await notifyPeople(
    db,
    recipients.map(({ userId }) => userId),
    { kind: 'claim.overtaken', eventId, actorId: null, data: { organizationId } },
  )
  await enqueueEmails(
    db,
    'decision.claimOvertaken',
    recipients.map(({ userId, id: reviewId }) => ({ data: { eventId, userId, organizationId, reviewId } })),
  )
}
