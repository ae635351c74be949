import type { Person } from '#tests/support/scenarios/scenario.ts'

/** The unread counts that a person's pages show. */
export async function fetchUnread({ client }: Person) {
  const [messages, notifications] = await Promise.all([
    client.get('/api/messages/unread'),
    client.get('/api/notifications/unread'),
  ])
  return { messages: messages.body['unread'], notifications: notifications.body['unread'] }
}
