/** Written from completion.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CompletionTexts {
  declineMessage: (values: { project: string | number }) => string
}

export const completionCatalog = defineTexts<CompletionTexts>('contract/texts/completion')
