/** Written from rewards-names.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RewardsNamesTexts {
  badges: {
    "first-contribution": {
      name: string
      description: string
    }
    "trusted-hand": {
      name: string
      description: (values: { count: number }) => string
    }
    "pillar-of-the-community": {
      name: string
      description: (values: { count: number }) => string
    }
    "living-legend": {
      name: string
      description: (values: { count: number }) => string
    }
    "ten-hours": {
      name: string
      description: (values: { count: number }) => string
    }
    "fifty-hours": {
      name: string
      description: (values: { count: number }) => string
    }
    "two-hundred-hours": {
      name: string
      description: (values: { count: number }) => string
    }
    "thousand-hours": {
      name: string
      description: (values: { count: number }) => string
    }
    "steady-month": {
      name: string
      description: (values: { count: number }) => string
    }
    "steady-season": {
      name: string
      description: (values: { count: number }) => string
    }
    "welcome-back": {
      name: string
      description: string
    }
    "bridge-builder": {
      name: string
      description: (values: { count: number }) => string
    }
  }
  achievements: {
    "first-work": {
      title: string
      description: string
    }
    "five-works": {
      title: string
      description: (values: { count: number }) => string
    }
    "twenty-works": {
      title: string
      description: (values: { count: number }) => string
    }
    "twenty-hours": {
      title: string
      description: (values: { count: number }) => string
    }
    "hundred-hours": {
      title: string
      description: (values: { count: number }) => string
    }
    "five-hundred-hours": {
      title: string
      description: (values: { count: number }) => string
    }
    "three-weeks": {
      title: string
      description: (values: { count: number }) => string
    }
    "eight-weeks": {
      title: string
      description: (values: { count: number }) => string
    }
    "two-organizations": {
      title: string
      description: (values: { count: number }) => string
    }
    "five-organizations": {
      title: string
      description: (values: { count: number }) => string
    }
    "three-reviews": {
      title: string
      description: (values: { count: number }) => string
    }
  }
  perkCategories: {
    learning: string
    lifestyle: string
    networking: string
    career: string
    wellness: string
  }
}

export const rewardsNamesCatalog = defineTexts<RewardsNamesTexts>('contract/texts/rewards-names')
