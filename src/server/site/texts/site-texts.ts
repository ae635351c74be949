/** Written from site.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SiteTexts {
  tagline: string
  description: string
}

export const siteCatalog = defineTexts<SiteTexts>('server/site/texts/site')
