/** Notification settings, and the page that an unsubscribe link opens (decision B1). */
import { notificationTopicNames } from '#contract/i18n/notification-topics.ts'
import type { EmailFrequency, NotificationTopic } from '#domain/notifications/notification-topics.ts'

const texts: Record<NotificationTopic, string> = {
  applications: 'Someone applies to your project.',
  decisions: 'You’re accepted or declined, or the project ends before a decision.',
  agreements: 'An organization changes the hours, dates, deliverables or location of your work.',
  progress: 'An application is withdrawn, or work ends early or is signed off.',
  hours: 'You have hours to confirm, or your hours are confirmed or rejected.',
  messages: 'Someone messages you. We email you if a message stays unread for a few minutes.',
  reviews: 'Someone reviews you or replies to your review.',
  rewards: 'You earn a badge or redeem a perk.',
  verification: 'Your organization’s verification changes, or its projects are published.',
  members: 'Someone joins or leaves your organization, or their role changes.',
  role: 'Your role in an organization changes, or your request for one gets a decision.',
  reports: 'An administrator decides on your report.',
  administration: 'A new register no longer confirms an organization.',
}

const ways: Record<EmailFrequency, string> = {
  at_once: 'Immediately',
  daily: 'Daily digest',
  none: 'No email',
}

export const notificationSettingsTexts = {
  heading: 'Notifications',
  text: 'Choose what we notify you about.',
  failed: 'Couldn’t load your choices',
  topic: 'Topic',
  inProduct: 'Bell',
  mail: 'Email',
  topics: notificationTopicNames,
  texts,
  ways,
  always: 'Always on',
  alwaysText:
    'Account security, lost memberships, and administrators’ decisions about your content, badges and credentials.',
  when: 'Email timing',
  zone: (zone: string) => `Times are in ${zone}.`,
  noZone: 'Times are in UTC because you haven’t chosen a time zone.',
  changeZone: 'Change time zone',
  digestHour: 'Daily digest at',
  digestHint: 'One email with everything since the last one. We skip it if there’s nothing new.',
  isQuiet: 'Quiet hours',
  quietHint: 'We hold emails until quiet hours end, except emails about your account’s security.',
  from: 'From',
  timeMissing: 'Enter a time',
  to: 'To',
  submit: 'Save notifications',
  pending: 'Saving...',
  unsaved: 'You have unsaved changes',
  saved: { title: 'Notifications saved', description: 'Your choices are saved.' },
  notSaved: 'Couldn’t save notifications',
  leave: 'You have unsaved notification changes.',
  /** In the bell's list. */
  link: 'Notification settings',
}

export const unsubscribeTexts = {
  title: (topic: string) => `Unsubscribe from emails about “${topic}”?`,
  text: 'You’ll still see these notifications under the bell, unless you turned that off. We’ll keep sending other emails.',
  digestTitle: 'Unsubscribe from the daily digest?',
  digestText: 'We’ll stop emailing these updates. You’ll still see them under the bell.',
  submit: 'Unsubscribe',
  pending: 'Unsubscribing...',
  doneTitle: 'Unsubscribed',
  doneText: (topic: string) => `We won’t email you about “${topic}”.`,
  doneDigestText: 'We won’t send you the daily digest.',
  undo: 'Undo',
  undoing: 'Undoing...',
  undoneTitle: 'Subscribed again',
  undoneText: (topic: string) => `We’ll email you about “${topic}” again.`,
  undoneDigestText: 'We’ll send you the daily digest again.',
  all: 'Choose all notifications',
  wrongTitle: 'This link is not valid',
  wrongText: 'Open the link in the email again, or choose your notifications in your account settings.',
  loadFailed: 'Couldn’t load this link',
  failed: 'Couldn’t unsubscribe',
}
