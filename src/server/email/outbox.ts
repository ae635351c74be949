/** The outbox, for processes without a mail server: it stores emails, and no one receives them. */
import type { EmailTransport } from './email.ts'
import { insertEmail } from './queries.ts'

export const outboxTransport: EmailTransport = {
  kind: 'outbox',
  name: 'the outbox',
  server: null,
  host: null,
  provider: null,
  check: null,
  send: ({ db, now }, email, { eventId, userId }) => insertEmail(db, email, { eventId, userId, now }),
}
