/** The content of a test email. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'

/** Says that email works, to the administrator who asked or to the person they asked to look. */
export function writeTestEmail(language: Language): EmailContent {
  const { test, why } = emailsCatalog.read(language)
  return {
    subject: test.subject,
    paragraphs: [test.happened, test.next],
    action: test.action,
    why: why.test,
  }
}
