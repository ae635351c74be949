/** Written from reopening.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReopeningTexts {
  ask: string
  text: string
  asked: string
  stop: string
  stopOf: (values: { title: string | number }) => string
  none: string
  heading: string
  failed: string
  listFailed: string
  shown: (values: { shown: string | number; total: string | number }) => string
  more: string
}

export const reopeningCatalog = defineTexts<ReopeningTexts>('web/features/projects/texts/reopening')
