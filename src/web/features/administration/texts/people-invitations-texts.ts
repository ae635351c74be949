/** Written from people-invitations.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PeopleInvitationsTexts {
  title: string
  intro: string
  back: string
  link: string
  list: string
  hint: (values: { people: number }) => string
  statuses: {
    new: string
    invited: string
    declined: string
    account: string
    repeated: string
  }
  sentText: string
  open: {
    title: string
    list: string
    none: string
    noneText: string
    sentAt: string
    by: (values: { name: string | number }) => string
    resend: string
    resendTo: (values: { email: string | number }) => string
    resent: (values: { email: string | number }) => string
    resendFailed: string
    withdraw: string
    withdrawOf: (values: { email: string | number }) => string
    confirm: string
    confirmText: (values: { email: string | number }) => string
    withdrawn: string
    withdrawFailed: string
  }
}

export const peopleInvitationsCatalog = defineTexts<PeopleInvitationsTexts>('web/features/administration/texts/people-invitations')
