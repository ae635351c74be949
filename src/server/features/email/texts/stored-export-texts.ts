/** Written from stored-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StoredExportTexts {
  columns: {
    recipient: string
    subject: string
    storedAt: string
  }
}

export const storedExportCatalog = defineTexts<StoredExportTexts>('server/features/email/texts/stored-export')
