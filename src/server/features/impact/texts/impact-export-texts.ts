/** Written from impact-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ImpactExportTexts {
  columns: {
    group: {
      month: string
      quarter: string
      cause: string
      place: string
      organization: string
    }
    from: string
    to: string
    projectsPosted: string
    projectsCompleted: string
    applications: string
    accepted: string
    medianDays: string
    volunteers: string
    hours: string
    hoursWithoutRate: string
    peopleHelped: string
    value: string
    currency: string
    date: string
    volunteer: string
    project: string
    organization: string
    causes: string
    place: string
    confirmedOn: string
    automatic: string
    sentOn: string
    outcome: string
    answeredOn: string
    answerDays: string
    status: string
    postedOn: string
    completedOn: string
    canceledOn: string
  }
  outcomes: {
    accepted: string
    declined: string
    closed: string
    withdrawn: string
    waiting: string
  }
  unpublished: string
  noCause: string
  remote: string
  unknown: string
  noState: (values: { country: string | number }) => string
  yes: string
  no: string
}

export const impactExportCatalog = defineTexts<ImpactExportTexts>('server/features/impact/texts/impact-export')
