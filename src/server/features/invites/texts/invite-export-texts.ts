/** Written from invite-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface InviteExportTexts {
  columns: {
    project: string
    organization: string
    volunteer: string
    sender: string
    status: string
    sentAt: string
    expiresAt: string
    endedAt: string
    message: string
    declineReason: string
    reason: string
  }
}

export const inviteExportCatalog = defineTexts<InviteExportTexts>('server/features/invites/texts/invite-export')
