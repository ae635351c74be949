/** Written from organization-case-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationCaseEmailsTexts {
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

export const organizationCaseEmailsCatalog = defineTexts<OrganizationCaseEmailsTexts>('server/email/texts/organization-case-emails')
