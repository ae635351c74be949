/**
 * Badges and achievements: what they ask, as figures (features 2, 3; decision 0043). Badges ask only for what nobody can undo,
 * so that one that was given stays.
 */
import type { BadgeCategory, BadgeIcon, BadgeRarity } from './rewards.ts'

/** What a volunteer has done, as badges and achievements count it. */
export interface RewardStats {
  /** Work that was signed off. */
  contributions: number
  /** Confirmed. */
  hours: number
  /** Organizations that signed off work. */
  organizations: number
  /** The most work that one and the same organization signed off. */
  loyalty: number
  /** The most weeks with work that were in a row. */
  weeksInARow: number
  /** About organizations, one an application. */
  publicReviews: number
  /** 1 where the profile is complete. */
  completeProfiles: number
}
export type RewardStat = keyof RewardStats

export const noRewardStats: RewardStats = {
  contributions: 0,
  hours: 0,
  organizations: 0,
  loyalty: 0,
  weeksInARow: 0,
  publicReviews: 0,
  completeProfiles: 0,
}

/** What may be undone: a review is hidden, a profile emptied. No badge asks for it. */
type Undoable = 'publicReviews' | 'completeProfiles'

interface Badge {
  name: string
  /** What it was given for, said to its holder and to whoever checks it. */
  description: string
  icon: BadgeIcon
  rarity: BadgeRarity
  category: BadgeCategory
  asks: { stat: Exclude<RewardStat, Undoable>; atLeast: number }
}

/** Every badge by its id. Ids stay for ever: credentials name them. */
export const badgeRules = {
  'first-contribution': {
    name: 'First Contribution',
    description: 'Completed a first project that the organization signed off.',
    icon: 'star',
    rarity: 'common',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 1 },
  },
  'trusted-hand': {
    name: 'Trusted Hand',
    description: 'Completed 5 projects that organizations signed off.',
    icon: 'medal',
    rarity: 'rare',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 5 },
  },
  'pillar-of-the-community': {
    name: 'Pillar of the Community',
    description: 'Completed 15 projects that organizations signed off.',
    icon: 'trophy',
    rarity: 'epic',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 15 },
  },
  'living-legend': {
    name: 'Living Legend',
    description: 'Completed 40 projects that organizations signed off.',
    icon: 'crown',
    rarity: 'legendary',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 40 },
  },
  'ten-hours': {
    name: 'Ten Hours Given',
    description: 'Volunteered 10 hours that organizations confirmed.',
    icon: 'target',
    rarity: 'common',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 10 },
  },
  'fifty-hours': {
    name: 'Fifty Hours Given',
    description: 'Volunteered 50 hours that organizations confirmed.',
    icon: 'target',
    rarity: 'rare',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 50 },
  },
  'two-hundred-hours': {
    name: 'Two Hundred Hours Given',
    description: 'Volunteered 200 hours that organizations confirmed.',
    icon: 'award',
    rarity: 'epic',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 200 },
  },
  'thousand-hours': {
    name: 'A Thousand Hours Given',
    description: 'Volunteered 1,000 hours that organizations confirmed.',
    icon: 'award',
    rarity: 'legendary',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 1000 },
  },
  'steady-month': {
    name: 'Steady Month',
    description: 'Volunteered 4 weeks in a row.',
    icon: 'zap',
    rarity: 'rare',
    category: 'consistency',
    asks: { stat: 'weeksInARow', atLeast: 4 },
  },
  'steady-season': {
    name: 'Steady Season',
    description: 'Volunteered 12 weeks in a row.',
    icon: 'zap',
    rarity: 'epic',
    category: 'consistency',
    asks: { stat: 'weeksInARow', atLeast: 12 },
  },
  'welcome-back': {
    name: 'Welcome Back',
    description: 'Completed a second project for the same organization.',
    icon: 'heart',
    rarity: 'common',
    category: 'community',
    asks: { stat: 'loyalty', atLeast: 2 },
  },
  'bridge-builder': {
    name: 'Bridge Builder',
    description: 'Completed projects for 3 different organizations.',
    icon: 'users',
    rarity: 'rare',
    category: 'community',
    asks: { stat: 'organizations', atLeast: 3 },
  },
} as const satisfies Record<string, Badge>
export type BadgeId = keyof typeof badgeRules

/** Whether a stored id is one of today's badges. */
export function isBadgeId(id: string): id is BadgeId {
  return Object.hasOwn(badgeRules, id)
}

/** Every badge with its id, in the order in which they are told. */
export const badges: readonly (Badge & { id: BadgeId })[] = Object.entries(badgeRules).flatMap(
  ([id, rule]) => (isBadgeId(id) ? [{ id, ...rule }] : []),
)
