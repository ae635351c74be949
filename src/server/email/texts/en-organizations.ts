/** Emails about an organization’s members, in English. A name in the data is one line of text. */
import { authorityLinkHours } from '#contract/limits.ts'
import { invitationDays } from '#contract/organizations/members.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { EmailContent } from '#server/email/email.ts'
import { accountReason, product } from './en-phrases.ts'

const roles: Record<MemberRole, string> = {
  owner: 'As an owner, you can do everything for the organization, including managing its members.',
  manager: 'As a manager, you handle projects, applications, hours, reviews and the organization’s profile.',
}

interface Change {
  organization: string
  /** The person who made the claim. Empty if the account no longer exists. */
  actor: string
}
const by = (actor: string) => actor || 'An owner'

export const organizationEmails = {
  invitation: (names: { organization: string; inviter: string; role: MemberRole; isNamed: boolean }) => {
    const inviter = names.inviter || 'Someone'
    const where = names.isNamed ? names.organization : 'their organization'
    return {
      subject: `${inviter} invites you to ${where}`,
      paragraphs: [
        `${inviter} invites you to join ${where} on ${product}, where nonprofits find skilled volunteers. ${roles[names.role]}`,
        `Use the link below to accept or decline. If you don’t have an account yet, sign up there with this email address. The link works once and expires in ${invitationDays} days.`,
      ],
      action: 'See the invitation',
      why: `You’re receiving this email because someone entered this address on ${product}. If you don’t know them, you can ignore it.`,
    }
  },
  claim: ({ organization, claimant }: { organization: string; claimant: string }) => ({
    subject: `Does ${claimant} belong to ${organization}?`,
    paragraphs: [
      `${claimant} asked to claim ${organization} on ${product}. They entered this address because it is on the domain of the organization’s website.`,
      `If you are ${claimant}, open the link below in the browser where you are signed in, and confirm. It works once and expires in 24 hours.`,
      'If you’re not, please don’t forward this email. Nothing changes without the link.',
    ],
    action: 'Confirm it’s you',
    why: `You’re receiving this email because ${organization} is listed on ${product}. If none of you asked for it, you can ignore it.`,
  }),
  authority: ({ organization, member }: { organization: string; member: string }) => ({
    subject: `Does ${member} represent ${organization}?`,
    paragraphs: [
      `${member} manages ${organization} on ${product}. They entered this address because it is on the domain of the organization’s website. Anyone who can read email there can confirm that they represent it.`,
      `If you are ${member}, open the link below in the browser where you are signed in, and confirm. It works once and expires in ${authorityLinkHours} hours.`,
      'If you’re not, please don’t forward this email. Nothing changes without the link.',
    ],
    action: 'Confirm it’s you',
    why: `You’re receiving this email because ${organization} is on ${product}. If none of you asked for it, you can ignore it.`,
  }),
  removed: ({ organization, actor }: Change) => ({
    subject: `You are no longer a member of ${organization}`,
    paragraphs: [
      `${by(actor)} removed you from ${organization}. You can no longer see its projects and applications. Your past work there keeps your name.`,
      'Your own account stays the same.',
    ],
    action: 'Open your profile',
    why: accountReason,
  }),
  madeOwner: ({ organization, actor }: Change) => ({
    subject: `You are now an owner of ${organization}`,
    paragraphs: [`${by(actor)} made you an owner of ${organization}. ${roles.owner}`],
    action: 'See the members',
    why: accountReason,
  }),
  madeManager: ({ organization, actor }: Change) => ({
    subject: `You are now a manager of ${organization}`,
    paragraphs: [`${by(actor)} made you a manager of ${organization}. ${roles.manager}`],
    action: 'See the members',
    why: accountReason,
  }),
  claimed: ({ organization, actor }: Change) => ({
    subject: `${organization} has a new owner`,
    paragraphs: [
      `${actor || 'Someone'} confirmed an email address on the domain of ${organization}’s website. They are now its owner.`,
      'You looked after it since we imported it. You stay a manager unless the owner changes that.',
    ],
    action: 'See the members',
    why: accountReason,
  }),
  claimedByReview: ({ organization, actor }: Change) => ({
    subject: `${organization} has a new owner`,
    paragraphs: [
      `An administrator of ${product} confirmed that ${actor || 'someone'} belongs to ${organization}. They are now its owner.`,
      'You looked after it since we imported it. You stay a manager unless the owner changes that.',
    ],
    action: 'See the members',
    why: accountReason,
  }),
  /** The reasons are sentences. */
  markSuspended: ({ organization, reasons }: { organization: string; reasons: string[] }) => ({
    subject: `The verified mark of ${organization} is suspended`,
    paragraphs: [
      `The latest public register no longer confirms ${organization}, so its verified mark is suspended for now.`,
      ...reasons,
      'Its projects and applications continue. Once you fix this, submit the verification form again. We check it immediately.',
    ],
    action: 'See the verification',
    why: accountReason,
  }),
} as const satisfies Record<string, (names: never) => EmailContent>
