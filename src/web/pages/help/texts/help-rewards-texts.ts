/** Written from help-rewards.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpRewardsTexts {
  title: string
  intro: string
  points: {
    title: string
    table: {
      caption: string
      reason: string
      points: string
      hour: string
      hourPoints: (values: { points: number }) => string
      contribution: string
      contributionPoints: (values: { points: number }) => string
      profile: string
      profilePoints: (values: { points: number }) => string
      review: string
      reviewPoints: (values: { points: number }) => string
      achievement: string
      achievementPoints: string
    }
    none: string
    back: string
  }
  spending: {
    title: string
    balance: string
    earned: string
  }
  levels: {
    title: string
    formula: (values: { step: number }) => string
    starts: (values: { second: number; third: number; fourth: number; tenth: number }) => string
    example: (values: { hours: number; works: number; reviews: number; points: number; level: number; next: number }) => string
  }
  tiers: {
    title: string
    table: {
      caption: string
      tier: string
      from: string
      start: string
    }
    names: {
      Diamond: string
      Platinum: string
      Gold: string
      Silver: string
      Bronze: string
    }
    rank: string
  }
  streak: {
    title: string
    week: string
    current: string
    rest: (values: { weeks: number }) => string
  }
  badges: {
    title: string
    text: string
    table: {
      caption: string
      badge: string
      meaning: string
      rarity: string
      category: string
    }
  }
  achievements: {
    title: string
    table: {
      caption: string
      achievement: string
      goal: string
      points: string
      category: string
    }
  }
  never: {
    title: string
    text: string
  }
}

export const helpRewardsCatalog = defineTexts<HelpRewardsTexts>('web/pages/help/texts/help-rewards')
