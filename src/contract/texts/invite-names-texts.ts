/** Written from invite-names.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InviteNamesTexts {
  status: {
    pending: string
    accepted: string
    declined: string
    withdrawn: string
    expired: string
    closed: string
  }
  declineReasons: {
    no_time: string
    timing: string
    location: string
    different_work: string
    other: string
  }
}

export const inviteNamesCatalog = defineTexts<InviteNamesTexts>('contract/texts/invite-names')
