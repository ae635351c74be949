/** Written from reply-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReplyEmailsTexts {
  subject: string
  filesSubject: string
  notices: {
    sender: string
    expired: (values: { days: number }) => string
    empty: string
    tooLong: (values: { characters: number }) => string
    closed: string
    account: string
    tooMany: string
    files: string
  }
  notSent: string
  action: string
}

export const replyEmailsCatalog = defineTexts<ReplyEmailsTexts>('server/email/texts/reply-emails')
