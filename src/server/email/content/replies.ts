/** The content of emails about replies by email. */
import type { Language } from '#contract/i18n/languages.ts'
import { limits } from '#contract/limits.ts'
import { replyDays, type ReplyNotice } from '#domain/email/replies.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { replyEmailsCatalog } from '#server/email/texts/reply-emails-texts.ts'

/** Says why a reply was not sent, or that its attachments were not. */
export function writeReplyNotice(language: Language, notice: ReplyNotice): EmailContent {
  const texts = replyEmailsCatalog.read(language)
  const text = texts.notices[notice]
  const said = typeof text === 'string' ? text : text({ days: replyDays, characters: limits.message })
  const wasSent = notice === 'files'
  return {
    subject: wasSent ? texts.filesSubject : texts.subject,
    paragraphs: wasSent ? [said] : [said, texts.notSent],
    action: texts.action,
    why: emailsCatalog.read(language).why.account,
  }
}
