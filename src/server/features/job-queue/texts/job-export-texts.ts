/** Written from job-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface JobExportTexts {
  columns: {
    kind: string
    state: string
    subject: string
    recipient: string
    attempts: string
    at: string
    error: string
  }
}

export const jobExportCatalog = defineTexts<JobExportTexts>('server/features/job-queue/texts/job-export')
