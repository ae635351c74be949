/**
 * Everything that a volunteer has earned, computed from events. The same events give the same result in any order.
 */
import { achievementRules, type Achievement } from './achievements.ts'
import { badges, noRewardStats, type BadgeId, type RewardStats } from './badges.ts'
import { pointRules, pointsOfHours, type DuePoints } from './rewards.ts'
import { longestStreak, mondayOf } from './streaks.ts'
import type { LocalDate } from '#domain/time/time.ts'

interface Timed {
  at: Date
}
interface Work extends Timed {
  applicationId: string
  organizationId: string
  /** The day that determines the week, in the project's time zone. */
  day: LocalDate
}

/** What counts, in its current state. */
export type RewardEvent =
  /** Confirmed hours of one day. */
  | (Work & { type: 'hours'; entryId: string; hours: number })
  /** Work that was signed off. */
  | (Work & { type: 'contribution' })
  /** A public review about an organization. */
  | (Timed & { type: 'review'; applicationId: string })
  /** The profile is complete. */
  | (Timed & { type: 'profile' })

/** Work that counted toward a badge, and when it was confirmed. */
export interface Evidence {
  applicationId: string
  at: Date
}

/** The maximum number of recent works that a badge lists as evidence. */
export const maxEvidence = 10

export interface EarnedBadge {
  badgeId: BadgeId
  earnedAt: Date
  evidence: Evidence[]
}

export interface AchievementProgress extends Achievement {
  /** Never above `maxProgress`. */
  progress: number
  completed: boolean
}

export interface Rewards {
  /** Everything that earns points. */
  due: DuePoints[]
  /** Their sum: it determines level, tier and rank. */
  earned: number
  /** When the latest of them was earned; null if there are none. */
  earnedAt: Date | null
  badges: EarnedBadge[]
  stats: RewardStats
}

/** Computes everything from scratch; `rest` are the Mondays of the announced rest weeks. */
export function recompute(events: readonly RewardEvent[], rest: ReadonlySet<LocalDate>): Rewards {
  const rewards: Rewards = { due: [], earned: 0, earnedAt: null, badges: [], stats: noRewardStats }
  const tally: Tally = { rest, active: new Set(), byOrganization: new Map(), works: [], reached: new Set() }
  for (const event of events.toSorted(compareByTime)) {
    const { at } = event
    rewards.due.push(pointsDueFor(event))
    rewards.stats = count(rewards.stats, tally, event)
    rewards.badges.push(...newBadges(rewards, tally, event))
    rewards.due.push(...newAchievements(rewards, tally, at))
  }
  rewards.earned = rewards.due.reduce((sum, { points }) => sum + points, 0)
  rewards.earnedAt = rewards.due.at(-1)?.at ?? null
  return rewards
}

/** The progress of each achievement. */
export function progressOf(stats: RewardStats): AchievementProgress[] {
  return achievementRules.map((rule) => ({
    ...rule,
    progress: Math.min(rule.maxProgress, stats[rule.stat]),
    completed: stats[rule.stat] >= rule.maxProgress,
  }))
}

const keyOf = (event: RewardEvent): string => {
  switch (event.type) {
    case 'hours':
      return `hours:${event.entryId}`
    case 'contribution':
      return `contribution:${event.applicationId}`
    case 'review':
      return `review:${event.applicationId}`
    case 'profile':
      return 'profile'
  }
}

function compareByTime(one: RewardEvent, other: RewardEvent): number {
  const difference = one.at.getTime() - other.at.getTime()
  if (difference !== 0) return difference
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function pointsDueFor(event: RewardEvent): DuePoints {
  const { at, type: kind } = event
  const base = { source: keyOf(event), kind, at }
  switch (event.type) {
    case 'hours':
      return {
        ...base,
        points: pointsOfHours(event.hours),
        data: { applicationId: event.applicationId, hours: event.hours },
      }
    case 'contribution':
    case 'review':
      return { ...base, points: pointRules[kind].points, data: { applicationId: event.applicationId } }
    case 'profile':
      return { ...base, points: pointRules.profile.points, data: {} }
  }
}

interface Tally {
  rest: ReadonlySet<LocalDate>
  active: Set<LocalDate>
  /** Number of signed-off works per organization. */
  byOrganization: Map<string, number>
  works: Extract<RewardEvent, { type: 'hours' | 'contribution' }>[]
  /** Ids of achievements. */
  reached: Set<string>
}

function count(before: RewardStats, tally: Tally, event: RewardEvent): RewardStats {
  if (event.type === 'profile') return { ...before, completeProfiles: 1 }
  if (event.type === 'review') return { ...before, publicReviews: before.publicReviews + 1 }
  const { active, rest, byOrganization, works } = tally
  works.push(event)
  const monday = mondayOf(event.day)
  const isNewWeek = !active.has(monday)
  active.add(monday)
  const weeksInARow = isNewWeek ? longestStreak({ active, rest }) : before.weeksInARow
  if (event.type === 'hours') return { ...before, hours: before.hours + event.hours, weeksInARow }
  const finished = (byOrganization.get(event.organizationId) ?? 0) + 1
  byOrganization.set(event.organizationId, finished)
  return {
    ...before,
    weeksInARow,
    contributions: before.contributions + 1,
    organizations: byOrganization.size,
    loyalty: Math.max(before.loyalty, finished),
  }
}

function newBadges(
  { badges: previousCount, stats }: Rewards,
  tally: Tally,
  event: RewardEvent,
): EarnedBadge[] {
  return badges
    .filter(
      ({ id, asks }) => stats[asks.stat] >= asks.atLeast && !previousCount.some((one) => one.badgeId === id),
    )
    .map(({ id, asks }) => ({
      badgeId: id,
      earnedAt: event.at,
      evidence: evidenceOf(
        tally.works.filter((work) => {
          if (asks.stat === 'hours') return work.type === 'hours'
          if (asks.stat === 'weeksInARow') return true
          const isOfSame = !('organizationId' in event) || work.organizationId === event.organizationId
          return work.type === 'contribution' && (asks.stat !== 'loyalty' || isOfSame)
        }),
      ),
    }))
}

/** Each work once, at its latest confirmation; only the most recent works, oldest first. */
function evidenceOf(works: readonly Work[]): Evidence[] {
  const latest = new Map<string, Date>()
  for (const { applicationId, at } of works) {
    latest.delete(applicationId)
    latest.set(applicationId, at)
  }
  return [...latest].slice(-maxEvidence).map(([applicationId, at]) => ({ applicationId, at }))
}

function newAchievements({ stats }: Rewards, { reached }: Tally, at: Date): DuePoints[] {
  const fresh = achievementRules.filter(
    ({ id, stat, maxProgress }) => !reached.has(id) && stats[stat] >= maxProgress,
  )
  return fresh.map(({ id, reward }) => {
    reached.add(id)
    const source = `achievement:${id}`
    return { source, kind: 'achievement', points: reward, at, data: { achievementId: id } }
  })
}
