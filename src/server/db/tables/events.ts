import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { written } from '#server/db/columns.ts'

export const domainEvents = pgTable('facts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').notNull(),
  actorId: uuid('actor_id'),
  subjectId: uuid('subject_id').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  at: written('at'),
})
