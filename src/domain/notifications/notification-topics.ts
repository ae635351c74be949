/** What people choose about being told: topics, each of which puts kinds of notifications together (decision B1). */
import type { NotificationKind } from './notifications.ts'

export const notificationTopics = [
  /** Somebody applied. */
  'applications',
  /** What became of the reader's own application. */
  'decisions',
  /** Changes of work that the reader was accepted for. */
  'agreements',
  /** Withdrawn, ended and completed work. */
  'progress',
  'hours',
  'messages',
  'reviews',
  /** Badges and perks. */
  'rewards',
  'verification',
  /** Who belongs to an organization of the reader's. */
  'members',
  /** The reader's own place in an organization. */
  'role',
  /** What became of what the reader reported. */
  'reports',
  /** For administrators. */
  'administration',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** How a topic comes by mail: each thing when it happens, a letter a day, or not at all. */
export const emailFrequencies = ['at_once', 'daily', 'none'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

export interface NotificationChoice {
  /** By the bell and its list. */
  inProduct: boolean
  mail: EmailFrequency
}

/**
 * The one topic of each kind. Null are those that nobody turns off: an administrator's decision about what the reader
 * wrote or holds, and the loss of a membership. Letters about the security of an account are no notifications at all.
 */
const topics: Record<NotificationKind, NotificationTopic | null> = {
  'application.received': 'applications',
  'application.accepted': 'decisions',
  'application.declined': 'decisions',
  'application.closed': 'decisions',
  'application.scope_changed': 'agreements',
  'application.withdrawn': 'progress',
  'application.ended': 'progress',
  'application.released': 'progress',
  'application.completed': 'progress',
  'application.left_out': 'progress',
  'hours.logged': 'hours',
  'hours.confirmed': 'hours',
  'hours.rejected': 'hours',
  'message.received': 'messages',
  'message.report_kept': 'reports',
  'message.report_removed': 'reports',
  'message.removed': null,
  'review.by_volunteer': 'reviews',
  'review.by_organization': 'reviews',
  'review.replied_by_volunteer': 'reviews',
  'review.replied_by_organization': 'reviews',
  'review.hidden': null,
  'review.restored': null,
  'review.report_kept': 'reports',
  'review.report_hidden': 'reports',
  'member.joined': 'members',
  'member.invitation_declined': 'members',
  'member.left': 'members',
  'member.removed': 'members',
  'member.role_changed': 'members',
  'member.excluded': null,
  'member.made_owner': 'role',
  'member.made_manager': 'role',
  'organization.claimed': 'role',
  'claim.approved': 'role',
  'claim.declined': 'role',
  'claim.overtaken': 'role',
  'verification.confirmed': 'verification',
  'organization.projects_published': 'verification',
  'verification.suspended': 'verification',
  'verification.declined': 'verification',
  'verification.withdrawn': 'verification',
  'verification.mark_lost': 'administration',
  'authority.proved': 'verification',
  'authority.dropped': 'verification',
  'badge.earned': 'rewards',
  'perk.redeemed': 'rewards',
  'credential.revoked': null,
}

/** The topic of a kind; null where it is always told. */
export function topicOf(kind: NotificationKind): NotificationTopic | null {
  return topics[kind]
}

/** Of whoever has chosen nothing: all in the product, and a letter at once where something waits for the reader or ends. */
const defaultEmailFrequency: Record<NotificationTopic, EmailFrequency> = {
  applications: 'at_once',
  decisions: 'at_once',
  agreements: 'at_once',
  progress: 'at_once',
  hours: 'at_once',
  messages: 'at_once',
  reviews: 'at_once',
  rewards: 'none',
  verification: 'at_once',
  members: 'none',
  role: 'at_once',
  reports: 'at_once',
  administration: 'none',
}

export function defaultChoice(topic: NotificationTopic): NotificationChoice {
  return { inProduct: true, mail: defaultEmailFrequency[topic] }
}

export type NotificationAudience = 'everybody' | 'volunteer' | 'organization' | 'administrator'

const audiences: Record<NotificationTopic, NotificationAudience> = {
  applications: 'organization',
  decisions: 'volunteer',
  agreements: 'volunteer',
  progress: 'everybody',
  hours: 'everybody',
  messages: 'everybody',
  reviews: 'everybody',
  rewards: 'volunteer',
  verification: 'organization',
  members: 'organization',
  role: 'everybody',
  reports: 'everybody',
  administration: 'administrator',
}

/** Who is ever told of a topic: others need no choice about it. */
export function audienceOf(topic: NotificationTopic): NotificationAudience {
  return audiences[topic]
}

/** Whether a word is one of the topics; rows may hold those of another release. */
export function isNotificationTopic(word: string): word is NotificationTopic {
  return notificationTopics.some((topic) => topic === word)
}
