/** Notification settings: topics, each of which groups kinds of notifications (decision B1). */
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
  /** New projects that fit the reader well. */
  'matches',
  'hours',
  /** Whether accepted work continues. */
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
  // The weekly summary names them, for those who want an email.
  matches: 'none',
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
  matches: 'volunteer',
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
