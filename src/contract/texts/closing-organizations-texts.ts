/** Written from closing-organizations.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ClosingOrganizationsTexts {
  closes: (values: { isOwn: boolean; name: string | number; organization: string | number; count: number; days: number }) => string
}

export const closingOrganizationsCatalog = defineTexts<ClosingOrganizationsTexts>('contract/texts/closing-organizations')
