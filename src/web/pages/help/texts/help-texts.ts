/** Written from help.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpTexts {
  title: string
  intro: string
  link: string
  back: string
  contents: string
  other: string
}

export const helpCatalog = defineTexts<HelpTexts>('web/pages/help/texts/help')
