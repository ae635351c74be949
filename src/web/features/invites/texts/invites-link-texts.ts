/** Written from invites-link.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InvitesLinkTexts {
  received: string
  sent: string
}

export const invitesLinkCatalog = defineTexts<InvitesLinkTexts>('web/features/invites/texts/invites-link')
