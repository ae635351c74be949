/** Written from staff-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StaffEmailsTexts {
  subject: (values: { count: number }) => string
  happened: string
  title: string
  names: {
    reports: (values: { count: number }) => string
    verifications: (values: { count: number }) => string
    claims: (values: { count: number }) => string
    helpRequests: (values: { count: number }) => string
    failedJobs: (values: { count: number }) => string
  }
  since: (values: { what: string | number; day: string | number }) => string
  late: (values: { what: string | number; day: string | number }) => string
  action: string
}

export const staffEmailsCatalog = defineTexts<StaffEmailsTexts>('server/email/texts/staff-emails')
