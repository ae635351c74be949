/** After what happens a volunteer's points, badges and achievements are settled, by a job; and who hears of a badge. */
import type { Db } from '#server/db/db.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { askForSettling } from '#server/features/rewards/asking.ts'
import { credentialOfBadge } from './credential-reactions.ts'
import type { Fact, FactType } from './events.ts'

export interface RewardFacts {
  /** Its subject is who earned them. */
  'points.earned': { points: number }
  'badge.earned': { awardId: string; badgeId: string }
  'perk.redeemed': { perkId: string; redemptionId: string; points: number }
}

export interface RewardTold {
  /** It happened lately: what is found of long ago is no news. */
  'badge.earned': { isNews: boolean }
}

interface Happened<Data> {
  id: number
  subjectId: string
  data: Data
}

/** Whoever earned a badge reads it in the bell; no letter is written for that. */
async function tellBadge(
  db: Db,
  { id: factId, subjectId, data, isNews }: Happened<RewardFacts['badge.earned']> & RewardTold['badge.earned'],
): Promise<void> {
  if (isNews) await notifyPeople(db, [subjectId], { kind: 'badge.earned', factId, actorId: null, data })
}

async function tellPerk(
  db: Db,
  { id: factId, subjectId, data: { perkId } }: Happened<RewardFacts['perk.redeemed']>,
): Promise<void> {
  await notifyPeople(db, [subjectId], { kind: 'perk.redeemed', factId, actorId: null, data: { perkId } })
}

/** Who reacts to each of these facts, in this order. */
export const rewardReactions = {
  'points.earned': [],
  'badge.earned': [tellBadge, credentialOfBadge],
  'perk.redeemed': [tellPerk],
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
