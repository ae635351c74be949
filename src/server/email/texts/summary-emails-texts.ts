/** Written from summary-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SummaryEmailsTexts {
  subject: string
  happened: string
  matches: string
  match: (values: { project: string | number; organization: string | number; score: number }) => string
  waiting: string
  waited: (values: { project: string | number; organization: string | number; days: number }) => string
  deadlines: string
  deadline: (values: { project: string | number; organization: string | number; day: string | number }) => string
  hours: string
  work: (values: { project: string | number; organization: string | number }) => string
  action: string
}

export const summaryEmailsCatalog = defineTexts<SummaryEmailsTexts>('server/email/texts/summary-emails')
