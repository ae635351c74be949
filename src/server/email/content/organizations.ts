/** The content of emails about organizations and their members. A name in the data is one line of text. */
import type { Language } from '#contract/i18n/languages.ts'
import { authorityLinkHours } from '#contract/limits.ts'
import { invitationDays } from '#contract/organizations/member-invitations.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { EmailContent } from '#server/email/email.ts'
import { quoteAdministrator } from './content.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import {
  organizationEmailsCatalog,
  type OrganizationEmailsTexts,
} from '#server/email/texts/organization-emails-texts.ts'

interface Change {
  organization: string
  /** The person who made the change or the claim. Empty if the account no longer exists. */
  actor: string
}

interface Invitation {
  organization: string
  inviter: string
  role: MemberRole
  isNamed: boolean
}

interface WebsiteLink {
  organization: string
  requester: string
}

export type WriteChange = (language: Language, change: Change) => EmailContent
export type WriteWebsiteLink = (language: Language, link: WebsiteLink) => EmailContent

export function writeInvitation(language: Language, { inviter, role, ...invited }: Invitation): EmailContent {
  const { invitation: texts, roles, someone } = organizationEmailsCatalog.read(language)
  const names = { ...invited, inviter: inviter || someone }
  return {
    subject: texts.subject(names),
    paragraphs: [texts.happened({ ...names, role: roles[role] }), texts.next({ days: invitationDays })],
    action: texts.action,
    why: texts.why,
  }
}

/** The reasons are sentences. */
export function writeSuspendedMark(
  language: Language,
  { organization, reasons }: { organization: string; reasons: readonly string[] },
): EmailContent {
  const { markSuspended: texts } = organizationEmailsCatalog.read(language)
  const { why } = emailsCatalog.read(language)
  return {
    subject: texts.subject({ organization }),
    paragraphs: [texts.happened({ organization }), ...reasons, texts.next],
    action: texts.action,
    why: why.account,
  }
}

export const websiteLinkEmails = {
  claim(language, names) {
    const { claim: texts, websiteLink } = organizationEmailsCatalog.read(language)
    return {
      subject: texts.subject(names),
      paragraphs: [texts.happened(names), texts.link(names), websiteLink.next],
      action: websiteLink.action,
      why: texts.why(names),
    }
  },
  authority(language, names) {
    const { authority: texts, websiteLink } = organizationEmailsCatalog.read(language)
    const link = texts.link({ ...names, hours: authorityLinkHours })
    return {
      subject: texts.subject(names),
      paragraphs: [texts.happened(names), link, websiteLink.next],
      action: websiteLink.action,
      why: texts.why(names),
    }
  },
} as const satisfies Record<string, WriteWebsiteLink>

/** Writes an email about a change of the members, from its subject, its sentences and its button. */
const writeChange =
  (
    write: (
      texts: OrganizationEmailsTexts,
      change: Parameters<WriteChange>[1],
    ) => Pick<EmailContent, 'subject' | 'paragraphs' | 'action'>,
  ): WriteChange =>
  (language, change) => ({
    ...write(organizationEmailsCatalog.read(language), change),
    why: emailsCatalog.read(language).why.account,
  })

/** To a new owner, from another owner, the staff with an administrator's reason, or no one: the only owner left. */
export function writeNewOwner(
  language: Language,
  { organization, actor, isByStaff, reason }: Change & { isByStaff: boolean; reason: string | null },
): EmailContent {
  const { madeOwner: texts, roles, seeMembers } = organizationEmailsCatalog.read(language)
  const shared = emailsCatalog.read(language)
  const by = isByStaff ? 'staff' : actor === '' ? 'none' : 'owner'
  return {
    subject: texts.subject({ organization }),
    paragraphs: [
      texts.happened({ by, actor, organization, role: roles.owner }),
      ...quoteAdministrator(shared, reason),
    ],
    action: seeMembers,
    why: shared.why.account,
  }
}

export const memberEmails = {
  removed: writeChange(({ removed: texts, anOwner }, { organization, actor }) => ({
    subject: texts.subject({ organization }),
    paragraphs: [texts.happened({ actor: actor || anOwner, organization }), texts.next],
    action: texts.action,
  })),
  madeManager: writeChange(({ madeManager: texts, roles, anOwner, seeMembers }, { organization, actor }) => ({
    subject: texts.subject({ organization }),
    paragraphs: [texts.happened({ actor: actor || anOwner, organization, role: roles.manager })],
    action: seeMembers,
  })),
  claimed: writeChange(({ claimed: texts, someone, seeMembers }, { organization, actor }) => ({
    subject: texts.subject({ organization }),
    paragraphs: [texts.byEmail({ actor: actor || someone, organization }), texts.next],
    action: seeMembers,
  })),
  claimedByReview: writeChange(({ claimed: texts, seeMembers }, { organization, actor }) => ({
    subject: texts.subject({ organization }),
    paragraphs: [texts.byReview({ hasActor: actor !== '', actor, organization }), texts.next],
    action: seeMembers,
  })),
} as const satisfies Record<string, WriteChange>
