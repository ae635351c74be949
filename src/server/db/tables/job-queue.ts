import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'

export const jobs = pgTable('jobs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  uniqueKey: text('unique_key'),
  runAt: written('run_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  deadAt: timestampColumn('dead_at'),
  createdAt: written('created_at'),
  lockedUntil: timestampColumn('locked_until'),
})

export const completedJobs = pgTable('jobs_done', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  attempts: integer('attempts').notNull(),
  finishedAt: written('finished_at'),
})
