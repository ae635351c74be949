/** After what happens a volunteer's points, badges and achievements are settled, by a job; and who hears of a badge. */
import type { Db } from '#server/db/db.ts'
import { askForSettling } from '#server/features/rewards/asking.ts'
import type { Fact, FactType } from './events.ts'

export interface RewardFacts {
  /** Its subject is who earned them. */
  'points.earned': { points: number }
  'badge.earned': { awardId: string; badgeId: string }
}

export interface RewardTold {
  /** It happened lately: what is found of long ago is no news. */
  'badge.earned': { isNews: boolean }
}

/** The facts that may change what a volunteer has earned, by what their subject is. */
const settled: { readonly [Type in FactType]?: 'volunteer' | 'application' } = {
  'account.onboarded': 'volunteer',
  'volunteer.profile_created': 'volunteer',
  'volunteer.profile_edited': 'volunteer',
  'application.completed': 'application',
  'hours.confirmed': 'application',
  'review.by_volunteer': 'application',
  'review.edited': 'application',
  'review.hidden': 'application',
  'review.restored': 'application',
}

/** Asks for the rewards of whoever a fact is about to be settled, where it may change them. */
export async function settleAfter(db: Db, { type, subjectId }: Fact): Promise<void> {
  const about = settled[type]
  if (!about) return
  await askForSettling(db, about === 'volunteer' ? { userId: subjectId } : { applicationId: subjectId })
}
