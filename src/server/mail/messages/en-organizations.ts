/** Letters about who belongs to an organization, in English. A name in the data is one line of text. */
import { authorityLinkHours } from '#contract/authority.ts'
import { invitationDays } from '#contract/members.ts'
import type { MemberRole } from '#domain/accounts.ts'
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'
const member = `You get this letter because of your account on ${product}.`

const roles: Record<MemberRole, string> = {
  owner: 'As an owner you do everything the organization does here, and decide who else belongs to it.',
  manager:
    'As a manager you do the daily work: projects, applications, hours, reviews and the organization’s profile.',
}

interface Change {
  organization: string
  /** Who made it; empty where the account is gone. */
  actor: string
  /** Why, as sentences, where it was a register. */
  reasons: string[]
}
const by = (actor: string) => actor || 'An owner'

export const organizationLetters = {
  invitation: (told: { organization: string; inviter: string; role: MemberRole; isNamed: boolean }) => {
    const inviter = told.inviter || 'Somebody'
    const where = told.isNamed ? told.organization : 'their organization'
    return {
      subject: `${inviter} invites you to ${where}`,
      paragraphs: [
        `${inviter} invites you to work with ${where} on ${product}, where nonprofits find skilled volunteers. ${roles[told.role]}`,
        `With the link below you accept or decline. You can sign up there, with this e-mail address, if you have no account yet. It works once, for ${invitationDays} days.`,
      ],
      action: 'See the invitation',
      why: `You get this letter because somebody gave this address on ${product}. If you do not know them, there is nothing you need to do.`,
    }
  },
  claim: ({ organization, claimant }: { organization: string; claimant: string }) => ({
    subject: `Does ${claimant} belong to ${organization}?`,
    paragraphs: [
      `${claimant} asks to manage ${organization} on ${product}, and gave this address because it is on the domain of the organization’s website.`,
      `If you are ${claimant}: open the link below in the browser where you are signed in, and confirm. It works once, for 24 hours.`,
      'If you are not, please do not pass this letter on. Without the link nothing changes.',
    ],
    action: 'Confirm that it is you',
    why: `You get this letter because ${organization} is listed on ${product}. If nobody of you asked, there is nothing you need to do.`,
  }),
  authority: ({ organization, member }: { organization: string; member: string }) => ({
    subject: `Does ${member} act for ${organization}?`,
    paragraphs: [
      `${member} manages ${organization} on ${product}, and gave this address because it is on the domain of the organization’s website. Whoever reads mail there can show that they may act for it.`,
      `If you are ${member}: open the link below in the browser where you are signed in, and confirm. It works once, for ${authorityLinkHours} hours.`,
      'If you are not, please do not pass this letter on. Without the link nothing changes.',
    ],
    action: 'Confirm that it is you',
    why: `You get this letter because ${organization} is on ${product}. If nobody of you asked, there is nothing you need to do.`,
  }),
  removed: ({ organization, actor }: Change) => ({
    subject: `You are no longer a member of ${organization}`,
    paragraphs: [
      `${by(actor)} removed you from ${organization}. You do not see its projects and applications any more; what you did there keeps your name.`,
      'Your own account stays as it is.',
    ],
    action: 'Open your profile',
    why: member,
  }),
  madeOwner: ({ organization, actor }: Change) => ({
    subject: `You are now an owner of ${organization}`,
    paragraphs: [`${by(actor)} made you an owner of ${organization}. ${roles.owner}`],
    action: 'See the members',
    why: member,
  }),
  madeManager: ({ organization, actor }: Change) => ({
    subject: `You are now a manager of ${organization}`,
    paragraphs: [`${by(actor)} made you a manager of ${organization}. ${roles.manager}`],
    action: 'See the members',
    why: member,
  }),
  claimed: ({ organization, actor }: Change) => ({
    subject: `${organization} has an owner of its own`,
    paragraphs: [
      `${actor || 'Somebody'} showed by an address on the domain of its website that they belong to ${organization}, and is its owner now.`,
      'You had held it since it was imported. You stay a manager until its owner decides otherwise.',
    ],
    action: 'See the members',
    why: member,
  }),
  claimedByReview: ({ organization, actor }: Change) => ({
    subject: `${organization} has an owner of its own`,
    paragraphs: [
      `${actor || 'Somebody'} showed an administrator of ${product} that they belong to ${organization}, and is its owner now.`,
      'You had held it since it was imported. You stay a manager until its owner decides otherwise.',
    ],
    action: 'See the members',
    why: member,
  }),
  markSuspended: ({ organization, reasons }: Change) => ({
    subject: `The verified mark of ${organization} is suspended`,
    paragraphs: [
      `The public register that was loaded last does not confirm ${organization} any more, so its verified mark is not shown for now.`,
      ...reasons,
      'Its projects and applications go on. Once this is put right, send the verification form again: it is checked at once.',
    ],
    action: 'Open the verification',
    why: member,
  }),
} as const satisfies Record<string, (told: never) => LetterContent>
