/** Written from announcements.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AnnouncementsTexts {
  heading: string
  text: string
  none: string
  list: string
  failed: string
  more: string
  shown: (values: { shown: string | number; total: string | number }) => string
  by: (values: { name: string | number }) => string
  bySomeone: string
  read: (values: { readBy: string | number; recipients: string | number }) => string
  withCompleted: string
  deleted: string
  showAll: string
  showLess: string
}

export const announcementsCatalog = defineTexts<AnnouncementsTexts>('web/features/messages/texts/announcements')
