import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Text search configurations, besides `listing`, that texts use: what anyone can find, and messages. */
export const searchConfigurations = pgTable(
  'search_configurations',
  { kind: text('kind').$type<'public' | 'message'>().notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)
