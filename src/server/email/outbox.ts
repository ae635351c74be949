/** The outbox, for processes without a mail server: it stores emails, and no one receives them. */
import type { EmailTransport } from './email.ts'
import { insertEmail } from './queries.ts'

export const outboxTransport: EmailTransport = {
  reachesPeople: false,
  server: null,
  host: null,
  isApi: false,
  send: ({ db, now }, email, { factId, userId }) => insertEmail(db, email, { factId, userId, now }),
}
