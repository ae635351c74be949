/** Written from personal-data.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PersonalDataTexts {
  heading: string
  text: string
  failed: string
  none: (values: { days: number }) => string
  request: string
  again: string
  requestFailed: string
  states: {
    preparing: string
    ready: string
    failed: string
    expired: string
  }
  preparing: string
  byAdministrator: string
  ready: (values: { size: string | number }) => string
  failedText: string
  expiredText: string
  requested: string
  download: string
  downloading: string
  downloadFailed: string
  privacy: string
}

export const personalDataCatalog = defineTexts<PersonalDataTexts>('web/features/personal-data/texts/personal-data')
