/** Written from personal-data-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PersonalDataEmailsTexts {
  ready: {
    subject: string
    happened: string
    byAdministrator: (values: { reason: string | number }) => string
    next: (values: { date: string | number }) => string
    unasked: string
    unaskedByAdministrator: string
    action: string
  }
  failed: {
    subject: string
    happened: string
    next: string
    action: string
  }
}

export const personalDataEmailsCatalog = defineTexts<PersonalDataEmailsTexts>('server/email/texts/personal-data-emails')
