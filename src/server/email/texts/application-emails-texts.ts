/** Written from application-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ApplicationEmailsTexts {
  feedback: (values: { organization: string | number }) => string
  organizationWrote: (values: { organization: string | number }) => string
  thanks: string
  received: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    next: string
    action: string
  }
  accepted: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { happened: string | number }) => string
    withContact: string
    withoutContact: string
    action: string
  }
  declined: {
    subject: (values: { project: string | number }) => string
    next: string
    readMessage: string
    seeProjects: string
  }
  withdrawn: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    happened: (values: { happened: string | number }) => string
    action: string
  }
  unavailable: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
  }
  workUnavailable: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    hours: (values: { hours: number }) => string
    reviewHours: string
    action: string
  }
  ended: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    next: string
    action: string
  }
  released: {
    subject: (values: { project: string | number }) => string
    action: string
  }
  freed: {
    subject: (values: { project: string | number }) => string
    next: string
    action: string
  }
  closed: {
    subject: (values: { project: string | number }) => string
    next: string
    action: string
  }
  leftOut: {
    subject: (values: { project: string | number }) => string
    action: string
  }
  projectCanceled: {
    subject: (values: { project: string | number }) => string
    closed: (values: { organization: string | number; project: string | number }) => string
    closedWork: (values: { organization: string | number; project: string | number }) => string
    endedWork: (values: { organization: string | number; project: string | number }) => string
    next: string
    action: string
  }
  unanswered: {
    subject: (values: { project: string | number }) => string
    next: string
    action: string
  }
  projectRemoved: {
    subject: (values: { project: string | number }) => string
    next: string
    action: string
  }
  scopeAccepted: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    next: string
    action: string
  }
  scopeDeclined: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    wrote: (values: { volunteer: string | number }) => string
    next: string
    action: string
  }
  completed: {
    subject: (values: { organization: string | number }) => string
    action: string
  }
  reviewed: {
    byVolunteer: (values: { volunteer: string | number; organization: string | number }) => string
    byOrganization: (values: { organization: string | number }) => string
    writeFirst: string
    reply: string
    write: string
    writeReview: string
    readReview: string
  }
  replied: {
    byVolunteer: (values: { volunteer: string | number }) => string
    byOrganization: (values: { organization: string | number }) => string
    next: string
    action: string
  }
  hoursLogged: {
    subject: (values: { volunteer: string | number; project: string | number }) => string
    happened: (values: { hours: number; happened: string | number }) => string
    next: string
    action: string
  }
  hoursConfirmed: {
    subject: (values: { organization: string | number }) => string
    next: string
    action: string
  }
  hoursRejected: {
    subject: (values: { project: string | number }) => string
    next: (values: { organization: string | number }) => string
    action: string
  }
}

export const applicationEmailsCatalog = defineTexts<ApplicationEmailsTexts>('server/email/texts/application-emails')
