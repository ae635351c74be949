/** Written from review-case-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReviewCaseEmailsTexts {
  seeReviews: string
  openOrganization: string
  reportKept: {
    subject: string
    happened: (values: { project: string | number }) => string
  }
  reportHidden: {
    subject: string
    happened: (values: { project: string | number }) => string
  }
  reportRestored: {
    subject: string
    happened: (values: { project: string | number }) => string
  }
  hidden: {
    subject: (values: { project: string | number }) => string
    happened: (values: { isByVolunteer: boolean; organization: string | number; project: string | number }) => string
  }
  restored: {
    subject: (values: { project: string | number }) => string
    happened: (values: { isByVolunteer: boolean; organization: string | number; project: string | number }) => string
  }
}

export const reviewCaseEmailsCatalog = defineTexts<ReviewCaseEmailsTexts>('server/email/texts/review-case-emails')
