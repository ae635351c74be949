import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#server/db/columns.ts'

export const backups = pgTable('backups', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: timestampColumn('made_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
