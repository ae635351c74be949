import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { written } from '#server/db/columns.ts'

export const portfolioOmissions = pgTable('portfolio_omissions', {
  applicationId: uuid('application_id').primaryKey(),
  omittedAt: written('omitted_at'),
})

export const portfolioViews = pgTable(
  'portfolio_views',
  {
    volunteerId: uuid('volunteer_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.volunteerId, table.organizationId, table.day] })],
)
