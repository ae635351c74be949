/** The bell and its list (foundation 2.6; decision B1); each notification comes with its own title and message. */
import { countedUnread } from '#contract/notifications.ts'

const number = (unread: number) => (unread >= countedUnread ? `${countedUnread} or more` : `${unread}`)

export const notificationsTexts = {
  heading: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${number(unread)} unread`),
  badge: (unread: number) => (unread > 9 ? '9+' : `${unread}`),
  arrived: (unread: number) =>
    `New notification. ${number(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}.`,
  unread: 'Unread',
  markAll: 'Mark all as read',
  markFailed: 'Could not mark as read',
  empty: 'No notifications yet',
  emptyText: 'When something happens with an application, you read it here.',
  failed: 'Notifications could not be loaded',
  loadMore: 'Load More',
  loadMoreFailed: 'More notifications could not be loaded',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
}
