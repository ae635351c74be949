/** Which projects that opened lately volunteers are notified of, and when (decision B1; docs/decisions/0145). */
import { dayMs } from '#domain/time/time.ts'
import { perfectScore } from './scoring/factors.ts'

/**
 * The least score of a new match that is worth a notification: a perfect match. From 60, "good", someone with common skills
 * would get one nearly every day, and stop reading them; the list of matches has these.
 */
const leastScore = perfectScore

/**
 * Days since someone last used the site, within which they are checked. Those who were away for longer find new projects
 * in their list when they return, and the work of a check is only done for people who may see what it finds.
 */
export const activeDays = 30

/** Hours between two checks of a person: each leads to one notification at most, so this is at most one a day. */
export const checkEveryHours = 24

/** A check looks at most so many days back, after a downtime or someone's absence: what opened before is not new. */
export const newMatchDays = 7

/** How many new matches of a person are counted. */
export const mostNewMatches = 50

interface Candidate {
  match: { score: number; fit: number }
  isEligible: boolean
  /** Its deadline is long past. */
  isStale: boolean
}

/** The matches that are worth a notification, the best first. */
export const chooseNewMatches = <One extends Candidate>(found: readonly One[]): One[] =>
  found
    .filter(({ match, isEligible, isStale }) => isEligible && !isStale && match.score >= leastScore)
    .toSorted((a, b) => b.match.fit - a.match.fit)

/** Since when projects that opened are new to someone who was checked before. */
export const findNewSince = (checkedAt: Date, now: Date): Date =>
  new Date(Math.max(checkedAt.getTime(), now.getTime() - newMatchDays * dayMs))
