/** Written from organization-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationEmailsTexts {
  someone: string
  anOwner: string
  roles: {
    owner: string
    manager: string
  }
  seeMembers: string
  invitation: {
    subject: (values: { isNamed: boolean; inviter: string | number; organization: string | number }) => string
    happened: (values: { isNamed: boolean; inviter: string | number; organization: string | number; role: string | number }) => string
    next: (values: { days: number }) => string
    action: string
    why: string
  }
  websiteLink: {
    next: string
    action: string
  }
  claim: {
    subject: (values: { requester: string | number; organization: string | number }) => string
    happened: (values: { requester: string | number; organization: string | number }) => string
    link: (values: { requester: string | number }) => string
    why: (values: { organization: string | number }) => string
  }
  authority: {
    subject: (values: { requester: string | number; organization: string | number }) => string
    happened: (values: { requester: string | number; organization: string | number }) => string
    link: (values: { requester: string | number; hours: number }) => string
    why: (values: { organization: string | number }) => string
  }
  removed: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { actor: string | number; organization: string | number }) => string
    next: string
    action: string
  }
  madeOwner: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { by: string; organization: string | number; actor: string | number; role: string | number }) => string
  }
  madeManager: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { actor: string | number; organization: string | number; role: string | number }) => string
  }
  claimed: {
    subject: (values: { organization: string | number }) => string
    byEmail: (values: { actor: string | number; organization: string | number }) => string
    byReview: (values: { hasActor: boolean; actor: string | number; organization: string | number }) => string
    next: string
  }
  markSuspended: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    next: string
    action: string
  }
}

export const organizationEmailsCatalog = defineTexts<OrganizationEmailsTexts>('server/email/texts/organization-emails')
