/**
 * Badges and achievements: the numbers they require (spec features 2, 3; decision 0043). Badges require only what
 * no one can undo, so an awarded badge stays.
 */
import type { BadgeCategory, BadgeIcon, BadgeRarity } from './rewards.ts'

/** A volunteer's numbers as badges and achievements count them. */
export interface RewardStats {
  /** Signed-off applications. */
  contributions: number
  /** Confirmed hours. */
  hours: number
  /** Organizations that signed off work. */
  organizations: number
  /** The most work that a single organization signed off. */
  loyalty: number
  /** The longest run of weeks with work. */
  weeksInARow: number
  /** Reviews about organizations, at most one per application. */
  publicReviews: number
  /** 1 if the profile is complete. */
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

/** Numbers that can go down again: a review can be hidden, a profile emptied. No badge requires them. */
type Undoable = 'publicReviews' | 'completeProfiles'

interface Badge {
  icon: BadgeIcon
  rarity: BadgeRarity
  category: BadgeCategory
  asks: { stat: Exclude<RewardStat, Undoable>; atLeast: number }
}

/** Every badge by its id; its words are texts. Never change an id: credentials refer to it. */
export const badgeRules = {
  'first-contribution': {
    icon: 'star',
    rarity: 'common',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 1 },
  },
  'trusted-hand': {
    icon: 'medal',
    rarity: 'rare',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 5 },
  },
  'pillar-of-the-community': {
    icon: 'trophy',
    rarity: 'epic',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 15 },
  },
  'living-legend': {
    icon: 'crown',
    rarity: 'legendary',
    category: 'contribution',
    asks: { stat: 'contributions', atLeast: 40 },
  },
  'ten-hours': {
    icon: 'target',
    rarity: 'common',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 10 },
  },
  'fifty-hours': {
    icon: 'target',
    rarity: 'rare',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 50 },
  },
  'two-hundred-hours': {
    icon: 'award',
    rarity: 'epic',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 200 },
  },
  'thousand-hours': {
    icon: 'award',
    rarity: 'legendary',
    category: 'hours',
    asks: { stat: 'hours', atLeast: 1000 },
  },
  'steady-month': {
    icon: 'zap',
    rarity: 'rare',
    category: 'consistency',
    asks: { stat: 'weeksInARow', atLeast: 4 },
  },
  'steady-season': {
    icon: 'zap',
    rarity: 'epic',
    category: 'consistency',
    asks: { stat: 'weeksInARow', atLeast: 12 },
  },
  'welcome-back': {
    icon: 'heart',
    rarity: 'common',
    category: 'community',
    asks: { stat: 'loyalty', atLeast: 2 },
  },
  'bridge-builder': {
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

/** Every badge with its id, in display order. */
export const badges: readonly (Badge & { id: BadgeId })[] = Object.entries(badgeRules).flatMap(([id, rule]) =>
  isBadgeId(id) ? [{ id, ...rule }] : [],
)
