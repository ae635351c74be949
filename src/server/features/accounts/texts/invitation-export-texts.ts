/** Written from invitation-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InvitationExportTexts {
  columns: {
    firstName: string
    lastName: string
    email: string
    state: string
    undelivered: string
    invitedBy: string
    sentAt: string
    expiresAt: string
  }
}

export const invitationExportCatalog = defineTexts<InvitationExportTexts>('server/features/accounts/texts/invitation-export')
