/** What administrators decided about an organization, which is the subject of each of these facts, and who hears of it. */
import type { MemberNoticeKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { saveOrganization } from '#server/db/lock-organization.ts'
import { overtakeReviews } from '#server/features/organizations/claim-review-queries.ts'
import { mailDecisions } from '#server/features/organizations/decision-letters.ts'
import { listOwnerIds } from '#server/features/organizations/member-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { dropMark } from './verification-reactions.ts'

interface OfVerdict {
  /** In the history of the organization's verification, where the reason stands. */
  decisionId: number
}
interface OfReview {
  reviewId: string
  /** Who asked. */
  memberId: string
}

export interface AdministrationFacts {
  'verification.approved': OfVerdict
  'verification.declined': OfVerdict
  /** An administrator took the mark back. */
  'verification.withdrawn': OfVerdict
  'claim_review.asked': OfReview
  'claim_review.approved': OfReview
  'claim_review.declined': OfReview
}

export interface AdministrationTold {
  'verification.approved': { at: Date }
  'verification.declined': { at: Date }
  'verification.withdrawn': { at: Date }
}

interface Happened<Data> {
  id: number
  actorId: string | null
  subjectId: string
  data: Data
}

async function giveMark(db: Db, { subjectId, at }: { subjectId: string; at: Date }): Promise<void> {
  await saveOrganization(db, subjectId, { isVerified: true, updatedAt: at })
}

const tellApproved = (db: Db, fact: Happened<OfVerdict>) =>
  tellVerdict(db, fact, { kind: 'verification.confirmed', letter: 'approved' })
const tellDeclined = (db: Db, fact: Happened<OfVerdict>) =>
  tellVerdict(db, fact, { kind: 'verification.declined', letter: 'declined' })
const tellWithdrawn = (db: Db, fact: Happened<OfVerdict>) =>
  tellVerdict(db, fact, { kind: 'verification.withdrawn', letter: 'withdrawn' })

interface Telling<Letter> {
  kind: MemberNoticeKind
  letter: Letter
}

/** Tells the owners, by letter too. Which administrator it was is nothing to them. */
async function tellVerdict(
  db: Db,
  { id: factId, subjectId: organizationId, data }: Happened<OfVerdict>,
  { kind, letter }: Telling<'approved' | 'declined' | 'withdrawn'>,
): Promise<void> {
  const userIds = await listOwnerIds(db, organizationId)
  await notifyPeople(db, userIds, { kind, factId, actorId: null, data: { organizationId } })
  const { decisionId } = data
  await mailDecisions(
    db,
    userIds.map((userId) => ({ letter, factId, userId, organizationId, decisionId })),
  )
}

const tellReviewApproved = (db: Db, fact: Happened<OfReview>) =>
  tellReview(db, fact, { kind: 'claim.approved', letter: 'claimApproved' })
const tellReviewDeclined = (db: Db, fact: Happened<OfReview>) =>
  tellReview(db, fact, { kind: 'claim.declined', letter: 'claimDeclined' })

/** Tells who asked for the organization, by letter too. */
async function tellReview(
  db: Db,
  { id: factId, subjectId: organizationId, data }: Happened<OfReview>,
  { kind, letter }: Telling<'claimApproved' | 'claimDeclined'>,
): Promise<void> {
  const { memberId: userId, reviewId } = data
  await notifyPeople(db, [userId], { kind, factId, actorId: null, data: { organizationId } })
  await mailDecisions(db, [{ letter, factId, userId, organizationId, reviewId }])
}

/** What others asked of administrators about an organization that has its owner now is answered by that. */
export async function closeReviews(
  db: Db,
  {
    id: factId,
    subjectId: organizationId,
    data,
    at,
  }: Happened<{ memberId: string; formerIds: string[] }> & {
    at: Date
  },
): Promise<void> {
  const { memberId, formerIds } = data
  const closed = await overtakeReviews(db, { organizationId, at })
  // Who owns it now, and who held it, are told by other words.
  const told = closed.filter(({ userId }) => userId !== memberId && !formerIds.includes(userId))
  await notifyPeople(
    db,
    told.map(({ userId }) => userId),
    { kind: 'claim.overtaken', factId, actorId: null, data: { organizationId } },
  )
  await mailDecisions(
    db,
    told.map(({ userId, id: reviewId }) => {
      return { letter: 'claimOvertaken', factId, userId, organizationId, reviewId } as const
    }),
  )
}

/** Who reacts to each of these facts, in this order. */
export const administrationReactions = {
  'verification.approved': [giveMark, tellApproved],
  'verification.declined': [dropMark, tellDeclined],
  'verification.withdrawn': [dropMark, tellWithdrawn],
  'claim_review.asked': [],
  'claim_review.approved': [tellReviewApproved],
  'claim_review.declined': [tellReviewDeclined],
}
