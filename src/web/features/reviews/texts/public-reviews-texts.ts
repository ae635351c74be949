/** Written from public-reviews.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PublicReviewsTexts {
  heading: string
  rated: (values: { stars: string | number }) => string
  by: {
    volunteer: string
    organization: string
  }
  about: string
  edited: string
  replyBy: (values: { name: string | number }) => string
  empty: string
  emptyText: {
    ofOrganization: string
    ofVolunteer: string
  }
  more: string
  shown: (values: { shown: number; total: string | number }) => string
  moreFailed: string
  failed: string
}

export const publicReviewsCatalog = defineTexts<PublicReviewsTexts>('web/features/reviews/texts/public-reviews')
