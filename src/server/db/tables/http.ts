import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, written } from '#server/db/columns.ts'

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  tat: timestamp('tat', { withTimezone: true, mode: 'date' }).notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    answer: text('answer'),
    createdAt: written('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
