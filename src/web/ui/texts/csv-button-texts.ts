/** Written from csv-button.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CsvButtonTexts {
  download: string
  done: string
  failed: string
}

export const csvButtonCatalog = defineTexts<CsvButtonTexts>('web/ui/texts/csv-button')
