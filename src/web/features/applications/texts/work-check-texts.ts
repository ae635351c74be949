/** Written from work-check.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface WorkCheckTexts {
  label: string
  asked: (values: { organization: string | number }) => string
  stillActive: string
  silent: (values: { volunteer: string | number }) => string
  renewal: {
    volunteer: (values: { organization: string | number }) => string
    organization: (values: { volunteer: string | number }) => string
  }
  waiting: {
    volunteer: (values: { organization: string | number }) => string
    organization: (values: { volunteer: string | number }) => string
  }
  renew: string
  freeSpot: string
  freeTitle: (values: { volunteer: string | number }) => string
  freeText: string
  done: {
    still_active: string
    renew: string
    free_spot: string
  }
  failed: string
}

export const workCheckCatalog = defineTexts<WorkCheckTexts>('web/features/applications/texts/work-check')
