/** Emails made from notifications, in English: what the notification says, and why we sent it. */
import type { NotificationNames } from '#contract/i18n/en.ts'
import type { EmailedKind } from '#domain/notifications/emailed-kinds.ts'
import type { NotificationTopic } from '#domain/notifications/notification-topics.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { EmailContent } from '#server/email/email.ts'
import {
  accountReason,
  appealHint,
  applicantReason,
  memberReason,
  ownerReason,
  product,
  quoteAdministrator,
  reportReason,
  shorten,
} from './en-phrases.ts'

interface ActionTexts {
  subject: (names: NotificationNames) => string
  action: string
}

/** Subjects and buttons of the kinds that have no email of their own elsewhere. */
const emailedWords: Record<EmailedKind, ActionTexts> = {
  'member.joined': {
    subject: ({ member, organization }) => `${member} joined ${shorten(organization)}`,
    action: 'See the members',
  },
  'member.invitation_declined': {
    subject: ({ organization }) => `Someone declined an invitation to ${shorten(organization)}`,
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
    subject: ({ member, organization }) => `${member} has a new role in ${shorten(organization)}`,
    action: 'See the members',
  },
  'verification.confirmed': {
    subject: ({ organization }) => `${shorten(organization)} is verified`,
    action: 'See the verification',
  },
  'organization.projects_published': {
    subject: ({ project, moreProjects: more }) =>
      more === 0 ? `“${shorten(project)}” is published` : `${more + 1} of your projects are published`,
    action: 'See your projects',
  },
  'verification.mark_lost': {
    subject: ({ organization }) => `The verified mark of ${shorten(organization)} is suspended`,
    action: 'See the verification',
  },
  'authority.proved': {
    subject: ({ organization }) => `${shorten(organization)} now has an authorized representative`,
    action: 'See the organization’s profile',
  },
  'authority.dropped': {
    subject: ({ organization }) => `Confirm again who represents ${shorten(organization)}`,
    action: 'See the organization’s profile',
  },
  'badge.earned': { subject: ({ reward }) => `You earned the badge “${reward}”`, action: 'See your badges' },
  'perk.redeemed': { subject: ({ reward }) => `You redeemed “${shorten(reward)}”`, action: 'See the code' },
  'credential.revoked': {
    subject: ({ reward }) => `Your credential “${shorten(reward)}” was revoked`,
    action: 'Read why',
  },
  'message.report_kept': {
    subject: () => 'The message you reported stays visible',
    action: 'Open the conversation',
  },
  'message.report_removed': {
    subject: () => 'The message you reported was removed',
    action: 'Open the conversation',
  },
  'message.removed': {
    subject: () => 'Your message was removed',
    action: 'Open the conversation',
  },
  'message.received': {
    subject: ({ volunteer, member }) => `New message from ${volunteer || member}`,
    action: 'Read the message',
  },
}

/** The same, for any kind. */
const words: Partial<Record<NotificationKind, ActionTexts>> = emailedWords

/** Why we send an email about a topic. */
const reasons: Record<NotificationTopic, (names: NotificationNames) => string> = {
  applications: ({ organization }) => memberReason(organization),
  decisions: ({ project }) => applicantReason(project),
  agreements: ({ project }) =>
    `You’re receiving this email because you were accepted for “${project}” on ${product}.`,
  progress: ({ project }) =>
    `You’re receiving this email because you take part in “${project}” on ${product}.`,
  hours: ({ project }) => `You’re receiving this email because you take part in “${project}” on ${product}.`,
  messages: ({ volunteer, organization }) =>
    volunteer
      ? memberReason(organization)
      : `You’re receiving this email because someone wrote to you on ${product}.`,
  reviews: ({ project }) =>
    `You’re receiving this email because you take part in “${project}” on ${product}.`,
  rewards: () => `You’re receiving this email because you volunteer on ${product}.`,
  verification: ({ organization }) => ownerReason(organization),
  members: ({ organization }) => ownerReason(organization),
  role: () => accountReason,
  reports: () => reportReason('something'),
  administration: () => `You’re receiving this email because you are an administrator of ${product}.`,
}

export interface NotificationEmail {
  kind: NotificationKind
  topic: NotificationTopic | null
  /** What happened, as the notification says it. */
  happened: string
  named: NotificationNames
  /** The administrator's note, or null. */
  reason: string | null
}

/** The email of one notification. */
export function notificationEmail({
  kind,
  topic,
  happened,
  named: names,
  reason,
}: NotificationEmail): EmailContent {
  const { subject, action } = words[kind] ?? {
    subject: () => `News from ${product}`,
    action: 'Open your notifications',
  }
  const more = kind === 'message.received' ? ['You can read and answer it in your messages.'] : []
  const decided = kind === 'message.removed' || kind === 'message.report_kept'
  return {
    subject: subject(names),
    paragraphs: [
      kind === 'message.removed' ? happened.replace(' We emailed you the reason.', '') : happened,
      ...more,
      ...quoteAdministrator(reason),
      ...(decided ? [appealHint] : []),
    ],
    action,
    why: topic ? reasons[topic](names) : accountReason,
  }
}

/** The email about changes to agreed work, one paragraph per change. */
export function scopeChangeEmail({
  named: names,
  lines,
}: {
  named: NotificationNames
  lines: readonly string[]
}): EmailContent {
  const { organization, project } = names
  return {
    subject: `${shorten(organization)} changed “${shorten(project)}”`,
    paragraphs: [
      `${organization} changed what you agreed to for “${project}”:`,
      ...lines,
      `If this no longer works for you, write to ${organization}. You can also end your work from My Applications.`,
    ],
    action: 'See the project',
    why: reasons.agreements(names),
  }
}

export interface DigestEmail {
  /** How many notifications there are, including those left out. */
  count: number
  sections: NonNullable<EmailContent['sections']>
  /** How many are left out. */
  more: number
}

/** The daily digest. */
export function digestEmail({ count, sections, more }: DigestEmail): EmailContent {
  const things = count === 1 ? 'one new notification' : `${count} new notifications`
  return {
    subject:
      count === 1
        ? `Your day on ${product}: one notification`
        : `Your day on ${product}: ${count} notifications`,
    paragraphs: [
      `You have ${things} since your last daily email.`,
      ...(more > 0 ? [`The newest ${count - more} are below. Your notifications page has them all.`] : []),
    ],
    sections,
    action: `Open ${product}`,
    why: `You’re receiving this email because you chose a daily email for some notifications on ${product}.`,
  }
}
