/** Written from admin-help-requests.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminHelpRequestsTexts {
  title: string
  intro: string
  list: string
  none: string
  noneText: string
  asked: string
  facts: (values: { projects: number; applications: number }) => string
  helped: (values: { count: number }) => string
  own: string
  action: string
  actionOn: (values: { organization: string | number }) => string
  question: (values: { organization: string | number }) => string
  consequence: string
  done: (values: { organization: string | number }) => string
  failed: string
}

export const adminHelpRequestsCatalog = defineTexts<AdminHelpRequestsTexts>('web/features/administration/texts/admin-help-requests')
