/** Written from exports-left.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ExportsLeftTexts {
  left: (values: { left: number }) => string
  leftUntil: (values: { left: number; age: string | number }) => string
  none: (values: { age: string | number }) => string
}

export const exportsLeftCatalog = defineTexts<ExportsLeftTexts>('web/ui/texts/exports-left')
