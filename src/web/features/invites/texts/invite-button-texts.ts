/** Written from invite-button.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InviteButtonTexts {
  invite: string
  inviteOf: (values: { name: string | number }) => string
  invited: string
  invitedOf: (values: { name: string | number }) => string
}

export const inviteButtonCatalog = defineTexts<InviteButtonTexts>('web/features/invites/texts/invite-button')
