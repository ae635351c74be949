/** Written from review-categories.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReviewCategoriesTexts {
  clarity: string
  respect: string
  impact: string
  followThrough: string
  reliability: string
  fit: string
  communication: string
}

export const reviewCategoriesCatalog = defineTexts<ReviewCategoriesTexts>('contract/texts/review-categories')
