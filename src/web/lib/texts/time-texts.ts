/** Written from time.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface TimeTexts {
  justNow: string
  justNowInText: string
}

export const timeCatalog = defineTexts<TimeTexts>('web/lib/texts/time')
