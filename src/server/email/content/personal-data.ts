/** The content of emails about a person's data. */
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { personalDataEmailsCatalog } from '#server/email/texts/personal-data-emails-texts.ts'

interface ReadyExport {
  expiresAt: Date
  timeZone: string
  /** Why an administrator requested it, in one line; null if the person did. */
  reason: string | null
}

/** Says that the file can be downloaded, and until when. */
export function writeExportReady(
  language: Language,
  { expiresAt, timeZone, reason }: ReadyExport,
): EmailContent {
  const texts = personalDataEmailsCatalog.read(language).ready
  const date = new Intl.DateTimeFormat(settingsOf(language).locale, { dateStyle: 'long', timeZone }).format(
    expiresAt,
  )
  // They did not ask on the site, so their password is as safe as before.
  const [what, advice] =
    reason === null
      ? [texts.happened, texts.unasked]
      : [texts.byAdministrator({ reason }), texts.unaskedByAdministrator]
  return {
    subject: texts.subject,
    paragraphs: [what, `${texts.next({ date })} ${advice}`],
    action: texts.action,
    why: emailsCatalog.read(language).why.account,
  }
}

export function writeExportFailed(language: Language): EmailContent {
  const { subject, happened, next, action } = personalDataEmailsCatalog.read(language).failed
  return { subject, paragraphs: [happened, next], action, why: emailsCatalog.read(language).why.account }
}
