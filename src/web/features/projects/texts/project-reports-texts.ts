/** Written from project-reports.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectReportsTexts {
  report: string
  reported: string
  reportedText: string
  title: string
  text: (values: { name: string | number }) => string
  reason: string
  reasons: {
    asks_money: string
    work_before_acceptance: string
    replaces_paid_work: string
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

export const projectReportsCatalog = defineTexts<ProjectReportsTexts>('web/features/projects/texts/project-reports')
