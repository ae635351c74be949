/** Written from notification-topics.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NotificationTopicsTexts {
  applications: string
  reminders: string
  decisions: string
  invites: string
  sent_invites: string
  agreements: string
  progress: string
  openings: string
  searches: string
  matches: string
  hours: string
  check_ins: string
  dates: string
  messages: string
  reviews: string
  rewards: string
  verification: string
  members: string
  role: string
  reports: string
  administration: string
}

export const notificationTopicsCatalog = defineTexts<NotificationTopicsTexts>('contract/texts/notification-topics')
