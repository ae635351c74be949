/** What follows from an administrator's decision about an organization, and who is notified. */
import type { MemberNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { saveOrganization } from '#server/queries/lock-organization.ts'
import { closeOutdatedReviews } from '#server/features/organizations/claim-review-queries.ts'
import { enqueueDecisionEmails } from '#server/email/templates/decisions.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
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
  notifyDecision(db, event, { kind: 'verification.confirmed', letter: 'approved' })
export const notifyDeclined = (db: Db, event: EventOf<VerificationDecision>) =>
  notifyDecision(db, event, { kind: 'verification.declined', letter: 'declined' })
export const notifyWithdrawn = (db: Db, event: EventOf<VerificationDecision>) =>
  notifyDecision(db, event, { kind: 'verification.withdrawn', letter: 'withdrawn' })

interface OwnerNotification<Template> {
  kind: MemberNotificationKind
  letter: Template
}

/** Tells the owners, by letter too. Which administrator it was is nothing to them. */
async function notifyDecision(
  db: Db,
  { id: factId, subjectId: organizationId, data }: EventOf<VerificationDecision>,
  { kind, letter: template }: OwnerNotification<'approved' | 'declined' | 'withdrawn'>,
): Promise<void> {
  const userIds = await listOwnerIds(db, organizationId)
  await notifyPeople(db, userIds, { kind, factId, actorId: null, data: { organizationId } })
  const { decisionId } = data
  await enqueueDecisionEmails(
    db,
    userIds.map((userId) => ({ letter: template, factId, userId, organizationId, decisionId })),
  )
}

export const notifyClaimReviewApproved = (db: Db, event: EventOf<ClaimReviewDecision>) =>
  notifyClaimReviewers(db, event, { kind: 'claim.approved', letter: 'claimApproved' })
export const notifyClaimReviewDeclined = (db: Db, event: EventOf<ClaimReviewDecision>) =>
  notifyClaimReviewers(db, event, { kind: 'claim.declined', letter: 'claimDeclined' })

/** Tells who asked for the organization, by letter too. */
async function notifyClaimReviewers(
  db: Db,
  { id: factId, subjectId: organizationId, data }: EventOf<ClaimReviewDecision>,
  { kind, letter: template }: OwnerNotification<'claimApproved' | 'claimDeclined'>,
): Promise<void> {
  const { memberId: userId, reviewId } = data
  await notifyPeople(db, [userId], { kind, factId, actorId: null, data: { organizationId } })
  await enqueueDecisionEmails(db, [{ letter: template, factId, userId, organizationId, reviewId }])
}

/** What others asked of administrators about an organization that has its owner now is answered by that. */
export async function closeOpenClaimReviews(
  db: Db,
  { id: factId, subjectId: organizationId, data, at }: EventOf<'organization.claimed'>,
): Promise<void> {
  const { memberId, formerIds } = data
  const closed = await closeOutdatedReviews(db, { organizationId, at })
  // Who owns it now, and who held it, are told by other words.
  const recipients = closed.filter(({ userId }) => userId !== memberId && !formerIds.includes(userId))
  await notifyPeople(
    db,
    recipients.map(({ userId }) => userId),
    { kind: 'claim.overtaken', factId, actorId: null, data: { organizationId } },
  )
  await enqueueDecisionEmails(
    db,
    recipients.map(({ userId, id: reviewId }) => {
      return { letter: 'claimOvertaken', factId, userId, organizationId, reviewId } as const
    }),
  )
}
