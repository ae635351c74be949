/** Written from review-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReviewExportTexts {
  columns: {
    project: string
    reviewer: string
    reviewee: string
    rating: string
    text: string
    isPublic: string
    createdAt: string
    editedAt: string
    reply: string
  }
  yes: string
  no: string
}

export const reviewExportCatalog = defineTexts<ReviewExportTexts>('server/features/reviews/texts/review-export')
