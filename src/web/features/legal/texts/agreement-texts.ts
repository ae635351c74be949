/** Written from agreement.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AgreementTexts {
  titles: {
    terms: string
    privacy: string
    both: string
  }
  text: string
  changed: string
  read: (values: { name: string | number }) => string
  agree: string
  agreeing: string
  failed: string
  newer: string
  signOut: string
  ownData: string
}

export const agreementCatalog = defineTexts<AgreementTexts>('web/features/legal/texts/agreement')
