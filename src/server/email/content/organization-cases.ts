/** The content of emails about what staff decided about an organization. A name in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import type { EmailContent } from '#server/email/email.ts'
import { organizationCaseEmailsCatalog } from '#server/email/texts/organization-case-emails-texts.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { quoteAdministrator } from './content.ts'

interface Decision {
  organization: string
  /** The administrator's note, or null. */
  reason: string | null
}

export type WriteOrganizationCase = (language: Language, decision: Decision) => EmailContent

/** Who gets the email: an owner of the organization, or the person who asked to claim it. */
const recipients = {
  approved: 'owner',
  declined: 'owner',
  withdrawn: 'owner',
  claimApproved: 'claimant',
  claimDeclined: 'claimant',
  claimOvertaken: 'claimant',
} as const

/** Decisions whose email quotes the administrator's note. */
const quoted: ReadonlySet<keyof typeof recipients> = new Set([
  'declined',
  'withdrawn',
  'claimApproved',
  'claimDeclined',
])

/** Writes the email about one kind of decision. */
export const writeOrganizationCase =
  (kind: keyof typeof recipients): WriteOrganizationCase =>
  (language, { organization, reason }) => {
    const texts = organizationCaseEmailsCatalog.read(language)[kind]
    const shared = emailsCatalog.read(language)
    const note = quoted.has(kind) ? quoteAdministrator(shared, reason) : []
    return {
      subject: texts.subject({ organization }),
      paragraphs: [texts.happened({ organization }), ...note, ...('next' in texts ? [texts.next] : [])],
      action: texts.action,
      why: shared.why[recipients[kind]]({ organization }),
    }
  }
