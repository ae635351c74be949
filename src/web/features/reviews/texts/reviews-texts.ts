/** Written from reviews.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReviewsTexts {
  action: string
  actionOf: (values: { name: string | number }) => string
  done: (values: { name: string | number }) => string
  tooEarlyShort: string
  see: string
  seeOf: (values: { name: string | number }) => string
  title: (values: { name: string | number }) => string
  description: (values: { project: string | number }) => string
  rating: string
  stars: (values: { stars: number }) => string
  labels: {
    "1": string
    "2": string
    "3": string
    "4": string
    "5": string
  }
  text: string
  textHint: string
  isPublic: string
  isPublicHint: (values: { name: string | number }) => string
  submit: string
  submitting: string
  required: {
    title: string
  }
  failed: string
  kept: string
  submitted: {
    title: string
    shown: (values: { name: string | number }) => string
    waiting: (values: { name: string | number }) => string
  }
}

export const reviewsCatalog = defineTexts<ReviewsTexts>('web/features/reviews/texts/reviews')
