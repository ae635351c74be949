/** Written from join.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface JoinTexts {
  title: string
  text: (values: { email: string | number }) => string
  decline: string
  declineTitle: string
  declineText: (values: { email: string | number }) => string
  declineConfirm: string
  declinedTitle: string
  declinedText: string
  failed: string
  failedTitle: string
  expiredTitle: string
  expiredText: string
  expiredForUser: (values: { email: string | number }) => string
  signUp: string
  accountTitle: string
  accountText: (values: { email: string | number }) => string
  ownText: (values: { email: string | number }) => string
  home: string
  signIn: string
  otherTitle: string
  otherText: (values: { own: string | number; email: string | number }) => string
  otherAccountText: (values: { own: string | number; email: string | number }) => string
  otherAction: string
}

export const joinCatalog = defineTexts<JoinTexts>('web/features/accounts/texts/join')
