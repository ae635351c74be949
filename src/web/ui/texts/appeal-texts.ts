/** Written from appeal.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AppealTexts {
  reason: string
  hint: string
  submit: string
  submitting: string
  failed: string
  done: {
    title: string
    description: string
  }
}

export const appealCatalog = defineTexts<AppealTexts>('web/ui/texts/appeal')
