/** Written from legal-versions.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LegalVersionsTexts {
  since: (values: { number: string | number; day: string | number }) => string
  older: string
  current: string
  versions: string
  version: (values: { number: string | number }) => string
  published: (values: { day: string | number; changes: string | number }) => string
  failed: string
}

export const legalVersionsCatalog = defineTexts<LegalVersionsTexts>('web/features/legal/texts/legal-versions')
