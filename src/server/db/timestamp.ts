import { sql, type SQL } from 'drizzle-orm'

/** A time in a query. Without the cast, PostgreSQL would take it for a text. */
export const toTimestamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
