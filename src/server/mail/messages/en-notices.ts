/** Letters that are made from notifications, in English: what the notification says, and why it came. */
import type { Named } from '#contract/messages/en.ts'
import type { NoticeTopic } from '#domain/notice-topics.ts'
import type { NotificationKind } from '#domain/notifications.ts'
import type { LetterContent } from '#server/mail/letter.ts'

const product = 'Bridge Collective'

/** Long titles would push the rest of a subject out of sight. */
const shorten = (title: string) => ([...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title)

interface Words {
  subject: (named: Named) => string
  action: string
}

/** The kinds that have no letter of their own elsewhere; the subject of the others is their topic. */
const words: { [Kind in NotificationKind]?: Words } = {
  'member.joined': {
    subject: ({ member, organization }) => `${member} joined ${shorten(organization)}`,
    action: 'See the members',
  },
  'member.invitation_declined': {
    subject: ({ organization }) => `An invitation to ${shorten(organization)} was declined`,
    action: 'See the members',
  },
  'member.left': {
    subject: ({ member, organization }) => `${member} left ${shorten(organization)}`,
    action: 'See the members',
  },
  'member.removed': {
    subject: ({ member, organization }) => `${member} was removed from ${shorten(organization)}`,
    action: 'See the members',
  },
  'member.role_changed': {
    subject: ({ member, organization }) => `${member} has another role in ${shorten(organization)}`,
    action: 'See the members',
  },
  'verification.confirmed': {
    subject: ({ organization }) => `${shorten(organization)} is verified`,
    action: 'See the verification',
  },
  'organization.projects_published': {
    subject: ({ project, moreProjects: more }) =>
      more === 0 ? `“${shorten(project)}” is published` : `${more + 1} of your projects are published`,
    action: 'See what is published',
  },
  'verification.mark_lost': {
    subject: ({ organization }) => `${shorten(organization)} lost its verified mark`,
    action: 'Look at the verification',
  },
  'authority.proved': {
    subject: ({ organization }) => `It is shown who may act for ${shorten(organization)}`,
    action: 'See the organization’s profile',
  },
  'authority.dropped': {
    subject: ({ organization }) => `Please show again who may act for ${shorten(organization)}`,
    action: 'See the organization’s profile',
  },
  'badge.earned': { subject: ({ reward }) => `You earned the badge “${reward}”`, action: 'See your badges' },
  'perk.redeemed': { subject: ({ reward }) => `You redeemed “${shorten(reward)}”`, action: 'See its code' },
  'credential.revoked': {
    subject: ({ reward }) => `Your credential “${shorten(reward)}” was revoked`,
    action: 'Read why',
  },
  'message.report_kept': {
    subject: () => 'The message that you reported stays',
    action: 'Open the conversation',
  },
  'message.report_removed': {
    subject: () => 'The message that you reported is removed',
    action: 'Open the conversation',
  },
  'message.removed': {
    subject: () => 'A message that you wrote is removed',
    action: 'Open the conversation',
  },
  'message.received': {
    subject: ({ volunteer, member }) => `New message from ${volunteer || member}`,
    action: 'Read the message',
  },
}

const account = `You get this letter because of your account on ${product}.`

/** Why a letter about a topic comes. */
const whys: Record<NoticeTopic, (named: Named) => string> = {
  applications: ({ organization }) => memberOf(organization),
  decisions: ({ project }) => `You get this letter because you applied to “${project}” on ${product}.`,
  agreements: ({ project }) => `You get this email because you were accepted for “${project}” on ${product}.`,
  progress: ({ project }) => `You get this letter because you take part in “${project}” on ${product}.`,
  hours: ({ project }) => `You get this letter because you take part in “${project}” on ${product}.`,
  messages: ({ volunteer, organization }) =>
    volunteer ? memberOf(organization) : `You get this letter because somebody wrote to you on ${product}.`,
  reviews: ({ project }) => `You get this letter because you take part in “${project}” on ${product}.`,
  rewards: () => `You get this letter because you volunteer on ${product}.`,
  verification: ({ organization }) => ownerOf(organization),
  members: ({ organization }) => ownerOf(organization),
  role: () => account,
  reports: () => `You get this letter because you reported something on ${product}.`,
  administration: () => `You get this letter because you are an administrator of ${product}.`,
}

function memberOf(organization: string): string {
  return `You get this letter because you are a member of ${organization} on ${product}.`
}

function ownerOf(organization: string): string {
  return `You get this letter because you are an owner of ${organization} on ${product}.`
}

export interface NoticeLetter {
  kind: NotificationKind
  topic: NoticeTopic | null
  /** What happened, as the notification says it. */
  happened: string
  named: Named
  /** What the administrator wrote; null where none did. */
  reason: string | null
}

/** The letter of one notification. */
export function noticeLetter({ kind, topic, happened, named, reason }: NoticeLetter): LetterContent {
  const { subject, action } = words[kind] ?? { subject: () => `News on ${product}`, action: 'Have a look' }
  const more =
    kind === 'message.received' ? ['You find the message, and can answer it, in your messages.'] : []
  const decided = kind === 'message.removed' || kind === 'message.report_kept'
  return {
    subject: subject(named),
    paragraphs: [
      kind === 'message.removed' ? happened.replace(' The letter to you has the reason.', '') : happened,
      ...more,
      ...(reason === null ? [] : ['The administrator wrote:', ...reason.split(/\n+/)]),
      ...(decided
        ? ['If you think that this is wrong, please reply to this letter: a person reads it.']
        : []),
    ],
    action,
    why: topic ? whys[topic](named) : account,
  }
}

/** The email about changes of agreed work, each in a paragraph. */
export function scopeLetter({ named, lines }: { named: Named; lines: readonly string[] }): LetterContent {
  const { organization, project } = named
  return {
    subject: `${shorten(organization)} changed “${shorten(project)}”`,
    paragraphs: [
      `${organization} changed what you agreed to for “${project}”:`,
      ...lines,
      `If this no longer works for you, write to ${organization}. You can also end your work from My Applications.`,
    ],
    action: 'See the project',
    why: whys.agreements(named),
  }
}

export interface DigestLetter {
  /** How many things happened, those that are left out included. */
  count: number
  sections: NonNullable<LetterContent['sections']>
  /** How many are left out. */
  more: number
}

/** The letter of a day. */
export function digestLetter({ count, sections, more }: DigestLetter): LetterContent {
  const things = count === 1 ? 'one thing' : `${count} things`
  return {
    subject:
      count === 1
        ? `Your day on ${product}: one notification`
        : `Your day on ${product}: ${count} notifications`,
    paragraphs: [
      `Since your last daily letter ${things} happened.`,
      ...(more > 0 ? [`The newest ${count - more} are below; you find all in your notifications.`] : []),
    ],
    sections,
    action: `Open ${product}`,
    why: `You get this letter because you chose a letter a day about some things on ${product}.`,
  }
}
