/** Achievements: goals with progress, and points for reaching them (spec features 2, 3; decision 0043). */
import type { RewardStat } from './badges.ts'
import type { BadgeCategory } from './rewards.ts'

interface Rule {
  /** Never change an id: the ledger refers to it. */
  id: string
  category: BadgeCategory
  /** Points, awarded once. */
  reward: number
  /** What its progress counts, up to `maxProgress`. */
  stat: RewardStat
  maxProgress: number
}

const rules = [
  {
    id: 'first-work',
    category: 'contribution',
    reward: 50,
    stat: 'contributions',
    maxProgress: 1,
  },
  {
    id: 'five-works',
    category: 'contribution',
    reward: 150,
    stat: 'contributions',
    maxProgress: 5,
  },
  {
    id: 'twenty-works',
    category: 'contribution',
    reward: 500,
    stat: 'contributions',
    maxProgress: 20,
  },
  {
    id: 'twenty-hours',
    category: 'hours',
    reward: 50,
    stat: 'hours',
    maxProgress: 20,
  },
  {
    id: 'hundred-hours',
    category: 'hours',
    reward: 150,
    stat: 'hours',
    maxProgress: 100,
  },
  {
    id: 'five-hundred-hours',
    category: 'hours',
    reward: 500,
    stat: 'hours',
    maxProgress: 500,
  },
  {
    id: 'three-weeks',
    category: 'consistency',
    reward: 50,
    stat: 'weeksInARow',
    maxProgress: 3,
  },
  {
    id: 'eight-weeks',
    category: 'consistency',
    reward: 150,
    stat: 'weeksInARow',
    maxProgress: 8,
  },
  {
    id: 'two-organizations',
    category: 'community',
    reward: 50,
    stat: 'organizations',
    maxProgress: 2,
  },
  {
    id: 'five-organizations',
    category: 'community',
    reward: 200,
    stat: 'organizations',
    maxProgress: 5,
  },
  {
    id: 'three-reviews',
    category: 'community',
    reward: 50,
    stat: 'publicReviews',
    maxProgress: 3,
  },
] as const satisfies readonly Rule[]

/** An achievement; its words are texts. */
export type Achievement = Rule & Pick<(typeof rules)[number], 'id'>

/** In display order. */
export const achievementRules: readonly Achievement[] = rules
