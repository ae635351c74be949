/** What administrators can decide about reported reviews, and when (issue 7). */
import type { ReportDecision } from './reviews.ts'

/** `restore` shows a hidden review again. */
export const reviewCaseDecisions = ['keep', 'hide', 'restore'] as const
export type ReviewCaseDecision = (typeof reviewCaseDecisions)[number]

/** The state of a review's case; `restored`: it was hidden and is visible again. */
export const reviewCaseStates = ['open', 'kept', 'hidden', 'restored'] as const
export type ReviewCaseState = (typeof reviewCaseStates)[number]

export interface ReviewCaseEvents {
  /** Reports that await a decision. */
  openReports: number
  isHidden: boolean
  /** The last decision about reports of it; null if there is none. */
  lastDecision: ReportDecision | null
}

export function reviewCaseState({ openReports, isHidden, lastDecision }: ReviewCaseEvents): ReviewCaseState {
  if (openReports > 0) return 'open'
  if (isHidden) return 'hidden'
  return lastDecision === 'hide' ? 'restored' : 'kept'
}

/**
 * The possible decisions: keep or hide in an open case, restore a hidden review; otherwise none until someone reports
 * it.
 */
export function listReviewCaseDecisions(state: ReviewCaseState): ReviewCaseDecision[] {
  if (state === 'open') return ['keep', 'hide']
  return state === 'hidden' ? ['restore'] : []
}

/** Whether a decision needs a reason: the author of a hidden review sees why. */
export function needsNote(decision: ReviewCaseDecision): boolean {
  return decision === 'hide'
}
