/** Written from help-lists.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpListsTexts {
  title: string
  intro: string
  featured: {
    title: string
    text: (values: { candidates: number; length: number }) => string
    table: {
      caption: string
      reason: string
      points: string
      verified: string
      urgency: (values: { urgency: string }) => string
      newness: (values: { days: number }) => string
    }
    limit: (values: { projects: number }) => string
  }
  trending: {
    title: string
    text: (values: { days: number; candidates: number; length: number }) => string
  }
  topRated: {
    title: string
    length: (values: { length: number }) => string
    rank: (values: { reviews: number }) => string
    badge: (values: { rating: number; reviews: number }) => string
  }
  paid: {
    title: string
    text: string
  }
}

export const helpListsCatalog = defineTexts<HelpListsTexts>('web/pages/help/texts/help-lists')
