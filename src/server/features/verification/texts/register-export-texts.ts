/** Written from register-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RegisterExportTexts {
  columns: {
    loadedAt: string
    seconds: string
    rechecked: string
    suspended: string
    register: string
    file: string
    postedOn: string
    rows: string
    rejected: string
    isPartial: string
  }
  yes: string
  no: string
}

export const registerExportCatalog = defineTexts<RegisterExportTexts>('server/features/verification/texts/register-export')
