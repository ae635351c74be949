/** Written from closing-organizations.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ClosingOrganizationsTexts {
  onlyMember: {
    you: (values: { organization: string | number }) => string
    other: (values: { name: string | number; organization: string | number }) => string
  }
  closes: (values: { count: number; days: number }) => string
}

export const closingOrganizationsCatalog = defineTexts<ClosingOrganizationsTexts>('contract/texts/closing-organizations')
