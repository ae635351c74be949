/** Written from undelivered-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UndeliveredEmailsTexts {
  address: string
  refused: string
  stored: string
  invitationStored: (values: { count: number }) => string
  invitationStoredText: (values: { count: number }) => string
  siteSendsNone: string
  sendAgain: string
  sentAgain: (values: { count: number }) => string
  sendAgainFailed: string
}

export const undeliveredEmailsCatalog = defineTexts<UndeliveredEmailsTexts>('contract/texts/undelivered-emails')
