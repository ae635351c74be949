/** Written from time.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface TimeTexts {
  justNow: string
  justNowInText: string
  underAMinute: string
  period: (values: { from: string | number; to: string | number }) => string
}

export const timeCatalog = defineTexts<TimeTexts>('web/lib/texts/time')
