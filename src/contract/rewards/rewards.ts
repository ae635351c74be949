/**
 * A volunteer's points, levels, badges, achievements and rest weeks (spec features 2, 3, 7; decisions A22, B3, B13,
 * 0043).
 */
import {
  badgeCategories,
  badgeIcons,
  badgeRarities,
  pointKinds,
  rewardTiers,
} from '#domain/rewards/rewards.ts'
import { perkCategories } from '#domain/rewards/perks.ts'
import { isMonday } from '#domain/rewards/streaks.ts'
import { isLocalDate } from '#domain/time/time.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, pageQuery } from '#contract/fields.ts'
import { deviceZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int().min(0)

/** Work that earned a badge. */
const evidence = z.object({
  applicationId: z.uuid().optional(),
  projectTitle: z.string().optional(),
  organizationName: z.string().optional(),
  at: isoTimestamp,
})

const earnedBadge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  rarity: z.enum(badgeRarities),
  category: z.enum(badgeCategories),
  earnedAt: isoTimestamp,
  evidence: z.array(evidence),
  /** Where others can check it; null until it is issued. */
  credentialId: z.uuid().nullable(),
  /** Revoked; its page says when and why. */
  isCredentialRevoked: z.boolean(),
})
export type EarnedBadge = z.infer<typeof earnedBadge>

const availablePerk = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  provider: z.string(),
  category: z.enum(perkCategories),
  pointsCost: count,
  /** As text, "20% off"; null if there is none. */
  discount: z.string().nullable(),
  claimed: z.boolean(),
  /** The code of the claimed perk, visible only to its holder. */
  claimCode: z.string().nullable(),
  redeemedAt: isoTimestamp.nullable(),
  /** How many are left; null if unlimited. */
  left: count.nullable(),
  endsAt: isoTimestamp.nullable(),
})

const achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(badgeCategories),
  /** Points. */
  reward: count,
  /** Up to `maxProgress`. */
  progress: z.number().min(0),
  maxProgress: count,
  completed: z.boolean(),
})

const mondayList = z.array(z.string()).meta({ description: 'Mondays, YYYY-MM-DD' })

export const userRewards = z.object({
  /**
   * Everything earned, whether spent or not. Level, tier and rank are based on it; what can be spent is `balance`.
   */
  currentPoints: count,
  /** The points at which the current level began and the next one begins. */
  levelPoints: count,
  nextLevelPoints: count,
  currentLevel: z.number().int().min(1),
  /** The points that can be spent. */
  balance: count,
  rank: z.object({
    tier: z.enum(rewardTiers),
    /** 1 is the first rank; everyone without points shares the rank after the last one with points. */
    position: z.number().int().min(1),
    /** The number of volunteers. */
    totalUsers: z.number().int().min(1),
  }),
  /** Contributions that organizations signed off. */
  projectsCompleted: count,
  /** Confirmed hours. */
  hoursVolunteered: z.number().min(0),
  /** Consecutive weeks with work up to now. */
  weeklyStreak: count,
  /** Announced rest weeks: this week, future ones, and those of the past year. */
  restWeeks: mondayList,
  /** Newest first. */
  badges: z.array(earnedBadge),
  availablePerks: z.array(availablePerk),
  achievements: z.array(achievement),
})
export type UserRewards = z.infer<typeof userRewards>

/** The device's time zone, for an account that has chosen none; it decides which week is the current one. */
const query = z.object({ timeZone: deviceZone })

const commonFields = { method: 'GET', access: 'signed-in', query, response: userRewards } as const

export const getUserRewards = defineEndpoint({
  ...commonFields,
  id: 'getUserRewards',
  summary: 'Your rewards: points, level, rank, badges, achievements and available perks.',
  path: '/api/user-rewards',
})

export const getUserRewardsOf = defineEndpoint({
  ...commonFields,
  id: 'getUserRewardsOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  path: '/api/user-rewards/:userId',
  params: z.object({ userId: z.uuid() }),
  problems: ['rewards_not_found'],
})

export const pointEntry = z.object({
  id: z.number().int(),
  kind: z.enum(pointKinds),
  /** What its description is about. */
  data: z.object({
    applicationId: z.uuid().optional(),
    projectTitle: z.string().optional(),
    organizationName: z.string().optional(),
    /** The number of confirmed hours. */
    hours: z.number().optional(),
    achievementId: z.string().optional(),
    achievementTitle: z.string().optional(),
    perkId: z.uuid().optional(),
    perkTitle: z.string().optional(),
  }),
  /** Negative: points were spent, or taken back because the work they were for was undone. */
  points: z.number().int(),
  balanceAfter: count,
  at: isoTimestamp,
})
export type PointEntry = z.infer<typeof pointEntry>

export const listPointEntries = defineEndpoint({
  id: 'listPointEntries',
  summary: 'Your points, earned and spent, latest first.',
  method: 'GET',
  path: '/api/point-entries',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(pointEntry),
  paged: true,
  problems: ['bad_cursor'],
})

const restWeek = {
  path: '/api/rest-weeks/:monday',
  access: 'signed-in',
  params: z.object({
    monday: z.string().refine((text) => isLocalDate(text) && isMonday(text), fieldText('rewards.monday')),
  }),
  query,
  response: z.object({ restWeeks: mondayList, weeklyStreak: count }),
  problems: ['week_over', 'week_too_far'],
} as const

export const announceRestWeek = defineEndpoint({
  ...restWeek,
  id: 'announceRestWeek',
  summary: 'Plans a rest week, which does not break your streak of weeks with work.',
  method: 'PUT',
})

export const cancelRestWeek = defineEndpoint({
  ...restWeek,
  id: 'cancelRestWeek',
  summary: 'Cancels a rest week before it is over.',
  method: 'DELETE',
})

export const rewardEndpoints = [
  getUserRewards,
  getUserRewardsOf,
  listPointEntries,
  announceRestWeek,
  cancelRestWeek,
] as const
