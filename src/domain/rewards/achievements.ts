/** Achievements: goals with progress, and points for reaching them (spec features 2, 3; decision 0043). */
import type { RewardStat } from './badges.ts'
import type { BadgeCategory } from './rewards.ts'

export interface Achievement {
  /** Never change an id: the ledger refers to it. */
  id: string
  title: string
  description: string
  category: BadgeCategory
  /** Points, awarded once. */
  reward: number
  /** What its progress counts, up to `maxProgress`. */
  stat: RewardStat
  maxProgress: number
}

/** In display order. */
export const achievementRules: readonly Achievement[] = [
  {
    id: 'first-work',
    title: 'A good start',
    description: 'Get your first project signed off.',
    category: 'contribution',
    reward: 50,
    stat: 'contributions',
    maxProgress: 1,
  },
  {
    id: 'five-works',
    title: 'Five projects done',
    description: 'Get 5 projects signed off.',
    category: 'contribution',
    reward: 150,
    stat: 'contributions',
    maxProgress: 5,
  },
  {
    id: 'twenty-works',
    title: 'Twenty projects done',
    description: 'Get 20 projects signed off.',
    category: 'contribution',
    reward: 500,
    stat: 'contributions',
    maxProgress: 20,
  },
  {
    id: 'twenty-hours',
    title: 'Half a work week',
    description: 'Get 20 hours confirmed.',
    category: 'hours',
    reward: 50,
    stat: 'hours',
    maxProgress: 20,
  },
  {
    id: 'hundred-hours',
    title: 'A hundred hours',
    description: 'Get 100 hours confirmed.',
    category: 'hours',
    reward: 150,
    stat: 'hours',
    maxProgress: 100,
  },
  {
    id: 'five-hundred-hours',
    title: 'Five hundred hours',
    description: 'Get 500 hours confirmed.',
    category: 'hours',
    reward: 500,
    stat: 'hours',
    maxProgress: 500,
  },
  {
    id: 'three-weeks',
    title: 'Finding a rhythm',
    description: 'Volunteer 3 weeks in a row.',
    category: 'consistency',
    reward: 50,
    stat: 'weeksInARow',
    maxProgress: 3,
  },
  {
    id: 'eight-weeks',
    title: 'Keeping the rhythm',
    description: 'Volunteer 8 weeks in a row.',
    category: 'consistency',
    reward: 150,
    stat: 'weeksInARow',
    maxProgress: 8,
  },
  {
    id: 'two-organizations',
    title: 'Two sides of town',
    description: 'Complete projects for 2 different organizations.',
    category: 'community',
    reward: 50,
    stat: 'organizations',
    maxProgress: 2,
  },
  {
    id: 'five-organizations',
    title: 'Known all over town',
    description: 'Complete projects for 5 different organizations.',
    category: 'community',
    reward: 200,
    stat: 'organizations',
    maxProgress: 5,
  },
  {
    id: 'three-reviews',
    title: 'A voice for others',
    description: 'Write 3 public reviews of organizations.',
    category: 'community',
    reward: 50,
    stat: 'publicReviews',
    maxProgress: 3,
  },
]
