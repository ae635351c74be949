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

type Text = string | ((numbers: typeof values) => string)

/** The text of a problem. */
export function describeProblem<Code extends ProblemCode>(
  texts: Readonly<Record<Code, Text>>,
  code: Code,
): string {
  const text: Text = texts[code]
  return typeof text === 'string' ? text : text(values)
}
