/** Written from account-reports.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AccountReportsTexts {
  reported: string
  reportedText: string
  person: {
    report: string
    title: (values: { name: string | number }) => string
    text: (values: { name: string | number }) => string
  }
  organization: {
    report: string
    title: (values: { name: string | number }) => string
    text: (values: { name: string | number }) => string
  }
  invite: {
    report: string
    reportOf: (values: { name: string | number }) => string
    title: (values: { name: string | number }) => string
    text: (values: { name: string | number }) => string
  }
  application: {
    report: string
    title: (values: { name: string | number }) => string
    text: (values: { name: string | number }) => string
  }
  reason: string
  reasons: {
    harassment: string
    asks_money: string
    impersonation: string
    misleading: string
    unsafe: string
    spam: string
    other: string
  }
  explanation: string
  explanationHint: string
  submit: string
  submitting: string
  done: {
    title: string
    text: string
  }
  failed: string
}

export const accountReportsCatalog = defineTexts<AccountReportsTexts>('web/features/moderation/reports/texts/account-reports')
