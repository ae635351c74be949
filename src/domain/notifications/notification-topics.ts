/** Notification settings: topics, each of which groups kinds of notifications (decision B1). */
import type { NotificationKind } from './notifications.ts'

export const notificationTopics = [
  /** Someone applied. */
  'applications',
  /** Applications and hours that wait for an answer. */
  'reminders',
  /** The decision on the reader's own application. */
  'decisions',
  /** Invites to projects, for the volunteer. */
  'invites',
  /** What becomes of the organization’s own. */
  'sent_invites',
  /** Changes to agreed work: requests to the volunteer, and their answers to the organization. */
  'agreements',
  /** Withdrawn, ended and completed work. */
  'progress',
  /** Projects that take applications again, for those who asked. */
  'openings',
  /** What the reader's saved searches find. */
  'searches',
  'hours',
  /** Whether accepted work goes on. */
  'check_ins',
  /** Deadlines of saved projects, and the start and end of the reader's own. */
  'dates',
  'messages',
  'reviews',
  /** Badges and perks. */
  'rewards',
  'verification',
  /** Who joins or leaves the reader's organization. */
  'members',
  /** The reader's own role in an organization. */
  'role',
  /** The outcome of the reader's reports. */
  'reports',
  /** For the staff who decide cases. */
  'administration',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** What has a link of its own that ends it, besides the daily digest. */
export const emailLists = [...notificationTopics, 'weekly_summary', 'saved_search'] as const
export type EmailList = (typeof emailLists)[number]

/** Whether a text is one of them; a link may be of another release. */
export function isEmailList(word: string): word is EmailList {
  return emailLists.some((list) => list === word)
}

/** How a topic is emailed: each notification when it happens, one email per day, or not at all. */
export const emailFrequencies = ['at_once', 'daily', 'none'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

export interface NotificationChoice {
  /** In the bell menu and the notification list. */
  inProduct: boolean
  mail: EmailFrequency
}

/**
 * The topic of each kind. Null means it can't be turned off: an administrator's decision about the reader's content
 * or role, and the loss of a membership. Security emails are not notifications at all.
 */
const topics: Record<NotificationKind, NotificationTopic | null> = {
  'application.received': 'applications',
  'application.waiting': 'reminders',
  'application.accepted': 'decisions',
  'application.declined': 'decisions',
  'application.closed': 'decisions',
  'application.unanswered': 'decisions',
  'application.scope_changed': 'agreements',
  'application.scope_accepted': 'agreements',
  'application.scope_declined': 'agreements',
  'application.withdrawn': 'progress',
  'application.ended': 'progress',
  'application.released': 'progress',
  'application.completed': 'progress',
  'application.left_out': 'progress',
  'application.project_canceled': 'progress',
  'application.work_canceled': 'progress',
  'application.project_removed': 'progress',
  'application.work_removed': 'progress',
  'hours.logged': 'hours',
  'hours.confirmed': 'hours',
  'hours.rejected': 'hours',
  'hours.waiting': 'reminders',
  'hours.confirmed_automatically': 'hours',
  'hours.unanswered': 'hours',
  'work.asked': 'check_ins',
  'work.silent': 'check_ins',
  'work.renewal_asked': 'check_ins',
  'work.overdue': 'check_ins',
  'application.freed': 'progress',
  'application.unavailable': 'progress',
  'application.work_unavailable': 'progress',
  'application.still_waiting': 'decisions',
  'application.organization_suspended': 'progress',
  'application.organization_reinstated': 'progress',
  'invite.received': 'invites',
  'invite.waiting': 'invites',
  'invite.ended': 'invites',
  'invite.accepted': 'sent_invites',
  'invite.declined': 'sent_invites',
  'invite.expired': 'sent_invites',
  'project.deadline_near': 'dates',
  'project.starting': 'dates',
  'project.ending': 'dates',
  'project.end_passed': 'dates',
  'message.received': 'messages',
  'message.report_kept': 'reports',
  'message.report_removed': 'reports',
  'message.report_restored': 'reports',
  'message.removed': null,
  'message.deleted_removed': null,
  'message.restored': null,
  'review.asked_of_volunteer': 'reviews',
  'review.asked_of_organization': 'reviews',
  'review.by_volunteer': 'reviews',
  'review.by_organization': 'reviews',
  'review.replied_by_volunteer': 'reviews',
  'review.replied_by_organization': 'reviews',
  'review.hidden': null,
  'review.restored': null,
  'review.report_kept': 'reports',
  'review.report_hidden': 'reports',
  'review.report_restored': 'reports',
  'member.joined': 'members',
  'member.coordinator_joined': null,
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
  'project.report_dismissed': 'reports',
  'project.report_removed': 'reports',
  'project.report_restored': 'reports',
  'project.removed': null,
  'project.held': null,
  'project.restored': null,
  'project.shown': null,
  'project.reopened': 'openings',
  'project.found': 'searches',
  'account.warned': null,
  'account.report_dismissed': 'reports',
  'account.report_upheld': 'reports',
  'organization.warned': null,
  'organization.report_dismissed': 'reports',
  'organization.report_upheld': 'reports',
  'appeal.granted': null,
  'appeal.denied': null,
  'appeal.answered': 'administration',
  'authority.proved': 'verification',
  'authority.dropped': 'verification',
  'badge.earned': 'rewards',
  'perk.redeemed': 'rewards',
  'credential.revoked': null,
}

/** The topic of a kind; null if it is always sent. */
export function topicOf(kind: NotificationKind): NotificationTopic | null {
  return topics[kind]
}

/**
 * The defaults: everything in the product, and an immediate email if something needs the reader's attention or ends.
 */
const defaultEmailFrequency: Record<NotificationTopic, EmailFrequency> = {
  applications: 'at_once',
  // One email a day, however many applications wait.
  reminders: 'daily',
  decisions: 'at_once',
  invites: 'at_once',
  sent_invites: 'at_once',
  agreements: 'at_once',
  progress: 'at_once',
  openings: 'at_once',
  searches: 'at_once',
  hours: 'at_once',
  check_ins: 'at_once',
  dates: 'daily',
  messages: 'at_once',
  reviews: 'at_once',
  rewards: 'none',
  verification: 'at_once',
  members: 'none',
  role: 'at_once',
  reports: 'at_once',
  administration: 'daily',
}

export function defaultChoice(topic: NotificationTopic): NotificationChoice {
  return { inProduct: true, mail: defaultEmailFrequency[topic] }
}

export type NotificationAudience = 'everybody' | 'volunteer' | 'organization' | 'staff'

const audiences: Record<NotificationTopic, NotificationAudience> = {
  applications: 'organization',
  reminders: 'organization',
  decisions: 'volunteer',
  invites: 'volunteer',
  sent_invites: 'organization',
  agreements: 'everybody',
  progress: 'everybody',
  openings: 'volunteer',
  searches: 'everybody',
  hours: 'everybody',
  check_ins: 'everybody',
  dates: 'everybody',
  messages: 'everybody',
  reviews: 'everybody',
  rewards: 'volunteer',
  verification: 'organization',
  members: 'organization',
  role: 'everybody',
  reports: 'everybody',
  administration: 'staff',
}

/** Who can get notifications of a topic: others don't see its setting. */
export function audienceOf(topic: NotificationTopic): NotificationAudience {
  return audiences[topic]
}

/** Whether a text is one of the topics; rows may contain topics of another release. */
export function isNotificationTopic(word: string): word is NotificationTopic {
  return notificationTopics.some((topic) => topic === word)
}
