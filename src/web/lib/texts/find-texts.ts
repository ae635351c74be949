/** Written from find.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface FindTexts {
  people: string
  projects: string
}

export const findCatalog = defineTexts<FindTexts>('web/lib/texts/find')
