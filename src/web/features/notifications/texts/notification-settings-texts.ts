/** Written from notification-settings.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NotificationSettingsTexts {
  heading: string
  text: string
  failed: string
  topic: string
  inProduct: string
  mail: string
  texts: {
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
    check_ins: string
    dates: string
    hours: string
    messages: string
    reviews: string
    rewards: string
    verification: string
    members: string
    role: string
    reports: string
    administration: string
  }
  ways: {
    at_once: string
    daily: string
    none: string
  }
  always: string
  alwaysText: string
  when: string
  zone: (values: { zone: string | number }) => string
  noZone: string
  changeZone: string
  digestHour: string
  digestHint: string
  isSummary: string
  summaryHint: string
  summaryDay: string
  isQuiet: string
  quietHint: string
  from: string
  timeMissing: string
  to: string
  submit: string
  pending: string
  unsaved: string
  saved: {
    title: string
    description: string
  }
  notSaved: string
  leave: string
  link: string
}

export const notificationSettingsCatalog = defineTexts<NotificationSettingsTexts>('web/features/notifications/texts/notification-settings')
