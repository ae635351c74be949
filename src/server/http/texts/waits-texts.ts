/** Written from waits.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface WaitsTexts {
  minutes: (values: { count: number }) => string
  hours: (values: { count: number }) => string
}

export const waitsCatalog = defineTexts<WaitsTexts>('server/http/texts/waits')
