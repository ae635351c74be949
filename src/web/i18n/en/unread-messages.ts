/** The number of unread messages, on every page beside the link to the messages (spec F2.6). */
export const unreadMessagesTexts = {
  badge: (unread: number) => (unread > 9 ? '9+' : `${unread}`),
  /** Beside a link that says that these are messages. */
  beside: (unread: number) => `${unread} unread`,
  named: (unread: number) => `${unread} ${unread === 1 ? 'unread message' : 'unread messages'}`,
}
