/** Written from moderation-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ModerationEmailsTexts {
  suspended: {
    subject: string
    happened: (values: { reason: string | number }) => string
    next: string
  }
  reinstated: {
    subject: string
    happened: string
    next: string
    action: string
  }
  organizationSuspended: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number; reason: string | number }) => string
    next: string
  }
  organizationReinstated: {
    subject: (values: { organization: string | number }) => string
    happened: (values: { organization: string | number }) => string
    action: string
  }
  appealDenied: {
    subject: string
    happened: (values: { reason: string | number }) => string
    action: string
  }
}

export const moderationEmailsCatalog = defineTexts<ModerationEmailsTexts>('server/email/texts/moderation-emails')
