/** Written from notifications.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NotificationsTexts {
  heading: string
  bell: (values: { unread: number; shown: string | number }) => string
  arrived: (values: { unread: number; shown: string | number }) => string
  unread: string
  markAll: string
  markFailed: string
  empty: string
  emptyText: string
  failed: string
  loadMore: string
  loadMoreFailed: string
  shown: (values: { shown: number; total: string | number }) => string
  orMore: (values: { most: string | number }) => string
}

export const notificationsCatalog = defineTexts<NotificationsTexts>('web/features/notifications/texts/notifications')
