import { integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { written } from '#server/db/columns.ts'

export const impactReports = pgTable('impact_reports', {
  projectId: uuid('project_id').primaryKey(),
  peopleHelped: integer('people_helped'),
  summary: text('summary'),
  reportedBy: uuid('reported_by'),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const hourRates = pgTable('hour_rates', {
  year: smallint('year').primaryKey(),
  amount: numeric('amount', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  source: text('source').notNull(),
  sourceUrl: text('source_url'),
  updatedAt: written('updated_at'),
})
