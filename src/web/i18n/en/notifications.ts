/** The bell and its list (spec F2.6; decision B1). Each notification comes with its own title and message. */
import { maxCountedUnread } from '#contract/notifications/notifications.ts'

const number = (unread: number) => (unread >= maxCountedUnread ? `${maxCountedUnread} or more` : `${unread}`)

export const notificationsTexts = {
  heading: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${number(unread)} unread`),
  badge: (unread: number) => (unread > 9 ? '9+' : `${unread}`),
  arrived: (unread: number) =>
    `New notification. ${number(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}.`,
  unread: 'Unread',
  markAll: 'Mark all as read',
  markFailed: 'Couldn’t mark as read',
  empty: 'No notifications yet',
  emptyText: 'Updates about your applications and projects appear here.',
  failed: 'Couldn’t load notifications',
  loadMore: 'Load More',
  loadMoreFailed: 'Couldn’t load more notifications',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
}
