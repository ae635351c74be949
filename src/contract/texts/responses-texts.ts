/** Written from responses.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ResponsesTexts {
  time: {
    hour: (values: { count: number }) => string
    day: (values: { count: number }) => string
  }
  usually: (values: { time: string | number }) => string
  withRate: (values: { percent: string | number; time: string | number }) => string
  rate: (values: { percent: string | number }) => string
  none: string
  noneYet: string
}

export const responsesCatalog = defineTexts<ResponsesTexts>('contract/texts/responses')
