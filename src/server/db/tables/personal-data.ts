import { bigint, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#server/db/columns.ts'
import type { StoredExportState } from '#domain/personal-data/exports.ts'

export const personalExports = pgTable('personal_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  requestedBy: uuid('requested_by'),
  state: text('state').$type<StoredExportState>().notNull().default('preparing'),
  requestedAt: timestampColumn('requested_at').notNull().defaultNow(),
  attempts: smallint('attempts').notNull().default(0),
  expiresAt: timestampColumn('expires_at'),
  name: text('name'),
  size: bigint('size', { mode: 'number' }),
})
