/** Written from decision-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DecisionEmailsTexts {
  approved: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    next: string
    action: string
  }
  declined: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    next: string
    action: string
  }
  withdrawn: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    next: string
    action: string
  }
  claimApproved: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    action: string
  }
  claimDeclined: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    action: string
  }
  claimOvertaken: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    next: string
    action: string
  }
}

export const decisionEmailsCatalog = defineTexts<DecisionEmailsTexts>('server/email/texts/decision-emails')
