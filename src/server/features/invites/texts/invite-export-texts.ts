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
  statuses: {
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

export const inviteExportCatalog = defineTexts<InviteExportTexts>('server/features/invites/texts/invite-export')
