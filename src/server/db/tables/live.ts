import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { written } from '#server/db/columns.ts'

export const liveHeads = pgTable('live_heads', {
  userId: uuid('user_id').primaryKey(),
  lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
})

export const liveEvents = pgTable(
  'live_events',
  {
    userId: uuid('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: written('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
