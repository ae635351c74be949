/** When something counts in a report. Counts and the lists behind them apply the same conditions. */
import { sql, type SQL } from 'drizzle-orm'
import type { Span } from './scope.ts'

export const timeOf = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** A time is in the span. */
export const isWithin = (at: SQL, { start, end }: Span): SQL =>
  sql`(${at} >= ${timeOf(start)} and ${at} < ${timeOf(end)})`

/** Hours that the query has as `h` are confirmed, and of a day in the span. */
export const isWorked = ({ from, to }: Span): SQL =>
  sql`h.status = 'confirmed' and h.date between ${from}::date and ${to}::date`
