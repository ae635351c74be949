/** Written from legal-titles.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LegalTitlesTexts {
  terms: string
  privacy: string
}

export const legalTitlesCatalog = defineTexts<LegalTitlesTexts>('web/layouts/texts/legal-titles')
