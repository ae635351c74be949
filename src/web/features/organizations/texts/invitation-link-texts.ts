/** Written from invitation-link.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InvitationLinkTexts {
  title: (values: { organization: string | number }) => string
  text: (values: { role: string; organization: string | number }) => string
  visitor: string
  accept: string
  accepting: string
  decline: string
  declineTitle: string
  declineText: (values: { organization: string | number }) => string
  signIn: string
  signUp: string
  otherTitle: string
  otherText: (values: { email: string | number; organization: string | number }) => string
  otherAction: string
  acceptedTitle: (values: { organization: string | number }) => string
  acceptedText: string
  acceptedAction: string
  declinedTitle: string
  declinedText: (values: { organization: string | number }) => string
  expiredTitle: string
  expiredText: string
  failed: string
  failedTitle: string
}

export const invitationLinkCatalog = defineTexts<InvitationLinkTexts>('web/features/organizations/texts/invitation-link')
