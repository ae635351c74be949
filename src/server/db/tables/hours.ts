import { date, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { HourStatus } from '#domain/hours/hours.ts'

export const hourEntries = pgTable('hour_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  hours: numeric('hours', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  note: text('note'),
  status: text('status').$type<HourStatus>().notNull().default('awaiting'),
  reason: text('reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: timestampColumn('decided_at'),
  confirmedAfterDays: smallint('confirmed_after_days'),
  version: integer('version').notNull().default(1),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})
