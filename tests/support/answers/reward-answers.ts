/** API responses about perks and rewards. */
import type { EarnedBadge, PointEntry, UserRewards } from '#contract/rewards/rewards.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { describeAchievement, describeBadge } from '#contract/i18n/rewards-names.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import type { Achievement } from '#domain/rewards/achievements.ts'
import { badgeRules, type BadgeId } from '#domain/rewards/badges.ts'

export const rewardIds = {
  credential: '33333333-3333-4333-8333-333333333333',
  application: '44444444-4444-4444-8444-444444444444',
} as const

const idOf = (index: number) => `55555555-5555-4555-8555-00000000000${index}`

/** A badge of the rules, earned. */
export function anEarnedBadge(id: BadgeId, over: Partial<EarnedBadge> = {}): EarnedBadge {
  const { icon, rarity, category } = badgeRules[id]
  return {
    id,
    ...describeBadge(rewardsNamesCatalog.read(defaultLanguage), id),
    icon,
    rarity,
    category,
    earnedAt: '2026-10-05T12:00:00.000Z',
    evidence: [],
    credentialId: null,
    isCredentialRevoked: false,
    ...over,
  }
}

/** An achievement of the rules with its words. */
export const anAchievement = (rule: Achievement) => ({
  ...rule,
  ...describeAchievement(rewardsNamesCatalog.read(defaultLanguage), rule),
})

export type AvailablePerk = UserRewards['availablePerks'][number]

export function aPerk(index: number, over: Partial<AvailablePerk> = {}): AvailablePerk {
  return {
    id: idOf(index),
    title: `Perk ${index}`,
    description: 'A month of courses of your choice.',
    provider: 'Open School',
    category: 'learning',
    pointsCost: 300,
    discount: null,
    claimed: false,
    claimCode: null,
    redeemedAt: null,
    left: null,
    endsAt: null,
    ...over,
  }
}

export function someRewards(over: Partial<UserRewards> = {}): UserRewards {
  return {
    currentPoints: 760,
    levelPoints: 600,
    nextLevelPoints: 1000,
    currentLevel: 4,
    balance: 460,
    rank: { tier: 'Bronze', position: 12, totalUsers: 1340 },
    projectsCompleted: 2,
    hoursVolunteered: 12.5,
    weeklyStreak: 3,
    restWeeks: [],
    badges: [],
    availablePerks: [],
    achievements: [],
    ...over,
  }
}

/** Of someone who has done nothing yet. */
export function noRewards(): UserRewards {
  return someRewards({
    currentPoints: 0,
    levelPoints: 0,
    nextLevelPoints: 100,
    currentLevel: 1,
    balance: 0,
    rank: { tier: 'Bronze', position: 1340, totalUsers: 1340 },
    projectsCompleted: 0,
    hoursVolunteered: 0,
    weeklyStreak: 0,
  })
}

export function aPointEntry(id: number, over: Partial<PointEntry> = {}): PointEntry {
  return {
    id,
    kind: 'hours',
    data: { hours: 2, projectTitle: 'Grant letter', organizationName: 'Food for Oakland' },
    points: 40,
    balanceAfter: 460,
    at: '2026-10-05T12:00:00.000Z',
    ...over,
  }
}
