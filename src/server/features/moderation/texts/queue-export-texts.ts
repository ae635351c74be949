/** Written from queue-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface QueueExportTexts {
  columns: {
    kind: string
    about: string
    reports: string
    openReports: string
    firstAt: string
    decidedAt: string
  }
}

export const queueExportCatalog = defineTexts<QueueExportTexts>('server/features/moderation/texts/queue-export')
