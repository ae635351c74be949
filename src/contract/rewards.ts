/** Points, levels, badges, achievements and weeks of rest of a volunteer (features 2, 3, 7; decisions A22, B3, B13, 0043). */
import { badgeCategories, badgeIcons, badgeRarities, pointKinds, rewardTiers } from '#domain/rewards.ts'
import { perkCategories } from '#domain/perks.ts'
import { isMonday } from '#domain/streaks.ts'
import { isLocalDate } from '#domain/time.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment, pageQuery } from './fields.ts'
import { deviceZone } from './time-zones.ts'
import { z } from './zod.ts'

const count = z.number().int().min(0)

/** Work that a badge was given for. */
const evidence = z.object({
  applicationId: z.uuid().optional(),
  projectTitle: z.string().optional(),
  organizationName: z.string().optional(),
  at: moment,
})

const earnedBadge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  rarity: z.enum(badgeRarities),
  category: z.enum(badgeCategories),
  earnedAt: moment,
  evidence: z.array(evidence),
  /** Where others check it: null until it is issued. */
  credentialId: z.uuid().nullable(),
  /** Its page says when and why. */
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
  /** As it is told, "20% off"; null where there is none. */
  discount: z.string().nullable(),
  claimed: z.boolean(),
  /** Of the claimed perk, for its holder. */
  claimCode: z.string().nullable(),
  redeemedAt: moment.nullable(),
  /** How many are left; null where there is no limit. */
  left: count.nullable(),
  endsAt: moment.nullable(),
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

const mondays = z.array(z.string()).meta({ description: 'Mondays, YYYY-MM-DD' })

export const userRewards = z.object({
  /** Everything that was earned, whatever was spent of it: level, tier and rank come from it. What can be spent is `balance`. */
  currentPoints: count,
  /** Where the present level began, and where the next one begins, as points earned. */
  levelPoints: count,
  nextLevelPoints: count,
  currentLevel: z.number().int().min(1),
  /** What can be spent. */
  balance: count,
  rank: z.object({
    tier: z.enum(rewardTiers),
    /** 1 is the first; those without points share the place after those with some. */
    position: z.number().int().min(1),
    /** All volunteers. */
    totalUsers: z.number().int().min(1),
  }),
  /** Pieces of work that organizations signed off. */
  projectsCompleted: count,
  /** Confirmed. */
  hoursVolunteered: z.number().min(0),
  /** Weeks with work in a row up to now. */
  weeklyStreak: count,
  /** The present week and those to come that were announced as rest, and those of the year before. */
  restWeeks: mondays,
  /** The latest first. */
  badges: z.array(earnedBadge),
  availablePerks: z.array(availablePerk),
  achievements: z.array(achievement),
})
export type UserRewards = z.infer<typeof userRewards>

/** The device's, for an account that has chosen none: it tells which week the present one is. */
const query = z.object({ timeZone: deviceZone })

const asked = { method: 'GET', access: 'signed-in', query, response: userRewards } as const

export const getUserRewards = defineEndpoint({
  ...asked,
  id: 'getUserRewards',
  summary: 'Your rewards: points, level, rank, badges, achievements and available perks.',
  path: '/api/user-rewards',
})

export const getUserRewardsOf = defineEndpoint({
  ...asked,
  id: 'getUserRewardsOf',
  summary: 'The same by your own ID. Returns 404 for any other ID.',
  path: '/api/user-rewards/:userId',
  params: z.object({ userId: z.uuid() }),
  problems: ['rewards_not_found'],
})

export const pointEntry = z.object({
  id: z.number().int(),
  kind: z.enum(pointKinds),
  /** What its sentence speaks of. */
  data: z.object({
    applicationId: z.uuid().optional(),
    projectTitle: z.string().optional(),
    organizationName: z.string().optional(),
    /** Of confirmed hours. */
    hours: z.number().optional(),
    achievementId: z.string().optional(),
    achievementTitle: z.string().optional(),
    perkId: z.uuid().optional(),
    perkTitle: z.string().optional(),
  }),
  /** Below 0: spent, or taken back because what it was given for is undone. */
  points: z.number().int(),
  balanceAfter: count,
  at: moment,
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
    monday: z.string().refine((text) => isLocalDate(text) && isMonday(text), 'Please choose a Monday'),
  }),
  query,
  response: z.object({ restWeeks: mondays, weeklyStreak: count }),
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
