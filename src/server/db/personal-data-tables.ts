/** The tables of personal data of schema.ts. */
import { bigint, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoredExportState } from '#domain/personal-data/exports.ts'

const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

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
