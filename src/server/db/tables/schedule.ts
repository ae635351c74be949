import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { ScheduledOutcome } from '#domain/schedule/schedule.ts'

export const scheduledActions = pgTable('scheduled_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  rule: text('rule').notNull(),
  subjectId: uuid('subject_id').notNull(),
  step: smallint('step').notNull(),
  causeAt: timestampColumn('cause_at'),
  dueAt: timestampColumn('due_at').notNull(),
  runAt: timestampColumn('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: timestampColumn('done_at'),
  outcome: text('outcome').$type<ScheduledOutcome>(),
  createdAt: written('created_at'),
})
