/** What administrators decide about reported reviews, and when (issue 7). */
import type { ReportDecision } from './reviews.ts'

/** `restore` shows a hidden one again. */
export const reviewCaseDecisions = ['keep', 'hide', 'restore'] as const
export type ReviewCaseDecision = (typeof reviewCaseDecisions)[number]

/** Where the case of a review stands; `restored`: it was hidden at last, and shows again. */
export const reviewCaseStates = ['open', 'kept', 'hidden', 'restored'] as const
export type ReviewCaseState = (typeof reviewCaseStates)[number]

export interface ReviewCaseEvents {
  /** Reports that wait for a decision. */
  openReports: number
  isHidden: boolean
  /** What was decided last about reports of it; null where nothing was. */
  lastDecision: ReportDecision | null
}

export function reviewCaseState({ openReports, isHidden, lastDecision }: ReviewCaseEvents): ReviewCaseState {
  if (openReports > 0) return 'open'
  if (isHidden) return 'hidden'
  return lastDecision === 'hide' ? 'restored' : 'kept'
}

/** What can be decided: an open case is kept or hidden, a hidden review restored, everything else waits for a report. */
export function listReviewCaseDecisions(state: ReviewCaseState): ReviewCaseDecision[] {
  if (state === 'open') return ['keep', 'hide']
  return state === 'hidden' ? ['restore'] : []
}

/** Whether a verdict needs a reason: who wrote a review reads why it was hidden. */
export function needsNote(decision: ReviewCaseDecision): boolean {
  return decision === 'hide'
}

/**
 * Whether the case of a review is a person's own, so that another administrator decides: they wrote it, worked on it as
 * the volunteer, or belong or belonged to the organization.
 */
export function hasReviewConflictOfInterest(
  userId: string,
  review: { writerId: string | null; volunteerId: string; isOfOwnOrganization: boolean },
): boolean {
  return review.writerId === userId || review.volunteerId === userId || review.isOfOwnOrganization
}
