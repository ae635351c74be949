/** Written from help-reviews.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpReviewsTexts {
  title: string
  intro: string
  who: {
    title: string
    both: string
    one: string
  }
  what: {
    title: string
    text: (values: { min: string | number; max: string | number; labels: string | number; length: number }) => string
    table: {
      caption: string
      of: string
      categories: string
      organization: string
      volunteer: string
    }
  }
  private: {
    title: string
    text: string
  }
  reveal: {
    title: string
    immediately: string
    waiting: (values: { days: number }) => string
    until: string
  }
  change: {
    title: string
    edit: (values: { hours: number }) => string
    editRevealed: (values: { hours: number }) => string
    reply: string
  }
  report: {
    title: string
    choose: string
    text: string
  }
  averages: {
    title: string
    text: string
    badge: (values: { rating: number; reviews: number }) => string
  }
  ranking: {
    title: string
    text: (values: { reviews: number; rating: number }) => string
    formula: (values: { reviews: number }) => string
    table: {
      caption: (values: { mean: number }) => string
      reviews: string
      average: string
      rank: string
      count: (values: { count: number }) => string
      notRated: string
      averageValue: (values: { average: number }) => string
      rankValue: (values: { rank: number }) => string
    }
    shown: string
  }
  analytics: {
    title: string
    text: string
    improvement: (values: { days: number }) => string
    skills: string
    history: string
  }
}

export const helpReviewsCatalog = defineTexts<HelpReviewsTexts>('web/pages/help/texts/help-reviews')
