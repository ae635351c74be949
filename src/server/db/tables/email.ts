import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'

export const emailBounces = pgTable('email_bounces', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  code: text('code').notNull(),
  bouncedAt: timestampColumn('bounced_at').notNull(),
  clearedAt: timestampColumn('cleared_at'),
})

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull(),
  eventId: bigint('fact_id', { mode: 'number' }),
  userId: uuid('user_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: written('created_at'),
})
