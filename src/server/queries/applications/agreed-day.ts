/** When agreed work starts and ends. */
import { sql, type SQL } from 'drizzle-orm'
import { agreedScopes } from '#server/db/tables/applications.ts'

const columns = { startDate: sql`p.start_date`, endDate: sql`p.end_date` }

/**
 * The start or end of accepted work: the day its volunteer agreed to, or the project's if no scope is recorded. Null if
 * there is none.
 * The query around it names the application `a` and its project `p`.
 */
export const agreedDay = (field: keyof typeof columns): SQL => sql`(
  select case when g.version is null then ${columns[field]} else g.day::date end
  from (select) one left join lateral (
    select s.version, s.document::jsonb ->> ${field} as day from ${agreedScopes} s
    where s.application_id = a.id order by s.version desc limit 1) g on true)`
