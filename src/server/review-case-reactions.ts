/** What administrators decided about reported reviews, and who hears of it. The subject is the application. */
import type { MemberNoticeKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { countRatings } from '#server/features/projects/rating-queries.ts'
import { mailReviewCases } from '#server/features/reviews/case-letters.ts'
import { listApplicantIds, listMemberIds } from '#server/mail/queries.ts'
import type { RatedData } from './work-facts.ts'

export interface ReviewCaseFacts {
  'review.kept': RatedData
  'review.hidden': RatedData
  'review.restored': RatedData
}

interface Told {
  /** Whose reports this decides. */
  reporterIds: readonly string[]
  isByVolunteer: boolean
}
export type ReviewCaseTold = Record<keyof ReviewCaseFacts, Told>

interface Happened extends Told {
  id: number
  type: keyof ReviewCaseFacts
  actorId: string | null
  subjectId: string
  data: RatedData
}

/** Whoever reported it reads what became of that, in the bell and in a letter. */
async function tellReporters(db: Db, { id: factId, type, data, reporterIds }: Happened): Promise<void> {
  const isHidden = type === 'review.hidden'
  const kind: MemberNoticeKind = isHidden ? 'review.report_hidden' : 'review.report_kept'
  const { organizationId, reviewId } = data
  await notifyPeople(db, reporterIds, { kind, factId, actorId: null, data: { organizationId, reviewId } })
  const letter = isHidden ? 'reportHidden' : 'reportKept'
  await mailReviewCases(
    db,
    reporterIds.map((userId) => ({ letter, factId, userId, reviewId })),
  )
}

/** The side that wrote it reads that it is hidden, and why, or that it shows again. Which administrator it was is nothing to them. */
async function tellWriters(db: Db, fact: Happened): Promise<void> {
  const { id: factId, type, actorId, subjectId: applicationId, data, isByVolunteer } = fact
  const { projectId, reviewId } = data
  const isHidden = type === 'review.hidden'
  const userIds = isByVolunteer
    ? await listApplicantIds(db, applicationId)
    : await listMemberIds(db, projectId, actorId)
  const kind = isHidden ? 'review.hidden' : 'review.restored'
  await notifyPeople(db, userIds, { kind, factId, actorId: null, data: { applicationId, projectId } })
  const letter = isHidden ? 'hidden' : 'restored'
  await mailReviewCases(
    db,
    userIds.map((userId) => ({ letter, factId, userId, reviewId })),
  )
}

const recount = (db: Db, { data }: Happened) => countRatings(db, data)

/** Who reacts to each of these facts, in this order. */
export const reviewCaseReactions = {
  'review.kept': [tellReporters],
  'review.hidden': [recount, tellReporters, tellWriters],
  'review.restored': [recount, tellWriters],
}
