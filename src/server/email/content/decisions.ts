/** The content of emails about administrators’ decisions. A name in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { decisionEmailsCatalog } from '#server/email/texts/decision-emails-texts.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { quoteAdministrator } from './content.ts'

interface Decision {
  organization: string
  /** The administrator's note, or null. */
  reason: string | null
}

export type WriteDecision = (language: Language, decision: Decision) => EmailContent

export const decisionEmails = {
  approved(language, { organization }) {
    const { approved: texts } = decisionEmailsCatalog.read(language)
    const { why } = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), texts.next],
      action: texts.action,
      why: why.owner({ organization }),
    }
  },
  declined(language, { organization, reason }) {
    const { declined: texts } = decisionEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), ...quoteAdministrator(shared, reason), texts.next],
      action: texts.action,
      why: shared.why.owner({ organization }),
    }
  },
  withdrawn(language, { organization, reason }) {
    const { withdrawn: texts } = decisionEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), ...quoteAdministrator(shared, reason), texts.next],
      action: texts.action,
      why: shared.why.owner({ organization }),
    }
  },
  claimApproved(language, { organization, reason }) {
    const { claimApproved: texts } = decisionEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), ...quoteAdministrator(shared, reason)],
      action: texts.action,
      why: shared.why.claimant({ organization }),
    }
  },
  claimDeclined(language, { organization, reason }) {
    const { claimDeclined: texts } = decisionEmailsCatalog.read(language)
    const shared = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), ...quoteAdministrator(shared, reason)],
      action: texts.action,
      why: shared.why.claimant({ organization }),
    }
  },
  claimOvertaken(language, { organization }) {
    const { claimOvertaken: texts } = decisionEmailsCatalog.read(language)
    const { why } = emailsCatalog.read(language)
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), texts.next],
      action: texts.action,
      why: why.claimant({ organization }),
    }
  },
} as const satisfies Record<string, WriteDecision>
