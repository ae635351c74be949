/** Written from emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface EmailsTexts {
  greeting: (values: { name: string | number }) => string
  greetingWithoutName: string
  contact: (values: { email: string | number }) => string
  slogan: string
  unsubscribe: (values: { topic: string | number }) => string
  unsubscribeDigest: string
  unsubscribeSearches: string
  endSearch: (values: { search: string | number }) => string
  unsubscribeSummary: string
  settings: string
  beforeLink: (values: { label: string | number }) => string
  administratorWrote: string
  appeal: string
  scheduleRules: string
  seeDecision: string
  appealOnce: string
  why: {
    account: string
    member: (values: { organization: string | number }) => string
    owner: (values: { organization: string | number }) => string
    applicant: (values: { project: string | number }) => string
    accepted: (values: { project: string | number }) => string
    participant: (values: { project: string | number }) => string
    waiting: (values: { project: string | number }) => string
    invited: (values: { organization: string | number; project: string | number }) => string
    dates: (values: { project: string | number }) => string
    volunteer: string
    administrator: string
    claimant: (values: { organization: string | number }) => string
    contacted: string
    reviewer: string
    projectReport: string
    reviewReport: string
    report: string
    digest: string
    search: string
    matches: string
    summary: string
    test: string
  }
  test: {
    subject: string
    happened: string
    next: string
    action: string
  }
}

export const emailsCatalog = defineTexts<EmailsTexts>('server/email/texts/emails')
