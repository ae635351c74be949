import { bigint, boolean, date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { EmailFrequency } from '#domain/notifications/notification-topics.ts'
import type { Weekday } from '#domain/notifications/weekly-summary.ts'

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  eventId: bigint('fact_id', { mode: 'number' }).notNull(),
  readAt: timestampColumn('read_at'),
  createdAt: written('created_at'),
  isShown: boolean('is_shown').notNull().default(true),
})

export const notificationPreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    inProduct: boolean('in_product').notNull(),
    mail: text('mail').$type<EmailFrequency>().notNull(),
    mailBefore: text('mail_before').$type<EmailFrequency>(),
    updatedAt: written('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

export const emailTimes = pgTable('notice_times', {
  userId: uuid('user_id').primaryKey(),
  digestHour: smallint('digest_hour').notNull(),
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  staffEmailDay: date('staff_email_day', { mode: 'string' }),
  updatedAt: written('updated_at'),
})

export const weeklySummaries = pgTable('weekly_summaries', {
  userId: uuid('user_id').primaryKey(),
  weekday: smallint('weekday').$type<Weekday>(),
  weekdayBefore: smallint('weekday_before').$type<Weekday>(),
  chosenAt: timestampColumn('chosen_at').notNull(),
  lastDay: date('last_day', { mode: 'string' }),
  lastAt: timestampColumn('last_at'),
})

export const digests = pgTable('digests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  createdAt: written('created_at'),
})

export const digestEntries = pgTable('digest_entries', {
  notificationId: uuid('notification_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  happenedAt: timestampColumn('happened_at').notNull(),
  digestId: bigint('digest_id', { mode: 'number' }),
})

export const messageNotifications = pgTable(
  'message_notices',
  {
    userId: uuid('user_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    mailedAt: timestampColumn('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId] })],
)
