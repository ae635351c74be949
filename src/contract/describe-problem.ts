/** What problems say. */
import { maxSavedReplies } from '#domain/applications/saved-replies.ts'
import { maxSavedSearches } from '#domain/projects/saved-searches.ts'
import { maxExclusions } from '#domain/matching/dismissals.ts'
import { messageEditMinutes } from '#domain/messages/messaging.ts'
import { maxUnfinishedProjects } from '#domain/projects/unfinished.ts'
import { reviewEditHours } from '#domain/reviews/reviews.ts'
import { restRule } from '#domain/rewards/streaks.ts'
import { noticeDays } from '#domain/schedule/schedule.ts'
import { limits } from './limits.ts'
import type { ProblemsTexts } from './texts/problems-texts.ts'
import type { ProblemCode } from './problems.ts'

/** The numbers that the texts of problems name. */
const values = {
  weeksAhead: restRule.weeksAhead,
  reviewEditHours,
  members: limits.members,
  replies: maxSavedReplies,
  searches: maxSavedSearches,
  unfinishedProjects: maxUnfinishedProjects,
  exclusions: maxExclusions,
  messageEditMinutes,
  noticeDays,
}

/** The text of a problem. */
export function describeProblem(texts: ProblemsTexts, code: ProblemCode): string {
  const text = texts[code]
  return typeof text === 'string' ? text : text(values)
}
