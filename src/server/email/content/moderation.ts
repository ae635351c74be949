/** The content of emails about suspensions. A name or reason in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { moderationEmailsCatalog } from '#server/email/texts/moderation-emails-texts.ts'

export const moderationEmails = {
  suspended(language: Language, { reason }: { reason: string }) {
    const { suspended: texts } = moderationEmailsCatalog.read(language)
    const { appealOnce, seeDecision, why } = emailsCatalog.read(language)
    return {
      subject: texts.subject,
      paragraphs: [texts.happened({ reason }), texts.next, appealOnce],
      action: seeDecision,
      why: why.account,
    }
  },
  appealDenied(language: Language, { reason }: { reason: string }) {
    const { appealDenied: texts } = moderationEmailsCatalog.read(language)
    const { why } = emailsCatalog.read(language)
    return {
      subject: texts.subject,
      paragraphs: [texts.happened({ reason })],
      action: texts.action,
      why: why.account,
    }
  },
  reinstated(language: Language) {
    const { reinstated: texts } = moderationEmailsCatalog.read(language)
    const { why } = emailsCatalog.read(language)
    return {
      subject: texts.subject,
      paragraphs: [texts.happened, texts.next],
      action: texts.action,
      why: why.account,
    }
  },
  organizationSuspended(
    language: Language,
    { organization, reason }: { organization: string; reason: string },
  ) {
    const { organizationSuspended: texts } = moderationEmailsCatalog.read(language)
    const { appealOnce, seeDecision, why } = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization, reason }), texts.next, appealOnce],
      action: seeDecision,
      why: why.account,
    }
  },
  organizationReinstated(language: Language, { organization }: { organization: string }) {
    const { organizationReinstated: texts } = moderationEmailsCatalog.read(language)
    const { why } = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization })],
      action: texts.action,
      why: why.account,
    }
  },
} as const satisfies Record<string, (language: Language, data: never) => EmailContent>
