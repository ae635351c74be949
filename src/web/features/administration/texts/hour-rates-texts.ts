/** Written from hour-rates.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HourRatesTexts {
  title: string
  text: string
  none: string
  caption: string
  year: string
  amount: string
  currency: string
  chooseCurrency: string
  currencyOption: (values: { code: string | number; name: string | number }) => string
  source: string
  sourceHint: string
  sourceUrl: string
  sourceUrlHint: string
  save: string
  saving: string
  saved: string
  saveFailed: string
  edit: string
  editYear: (values: { year: string | number }) => string
  remove: string
  removeYear: (values: { year: string | number }) => string
  removeText: (values: { year: string | number }) => string
  cancel: string
  removed: string
  removeFailed: string
  failed: string
}

export const hourRatesCatalog = defineTexts<HourRatesTexts>('web/features/administration/texts/hour-rates')
