/** Written from decline-reasons.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DeclineReasonsTexts {
  names: {
    position_filled: string
    different_experience: string
    timing: string
    location: string
    other: string
  }
  toVolunteer: {
    position_filled: string
    different_experience: string
    timing: string
    location: string
  }
}

export const declineReasonsCatalog = defineTexts<DeclineReasonsTexts>('contract/texts/decline-reasons')
