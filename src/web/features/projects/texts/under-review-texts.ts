/** Written from under-review.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UnderReviewTexts {
  title: string
  text: string
  heldText: string
  edit: string
  editHeld: string
  appeal: string
  found: string
}

export const underReviewCatalog = defineTexts<UnderReviewTexts>('web/features/projects/texts/under-review')
