/** Whether a person may apply to a project again (decision A13), where a query leaves out those who can't. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { liveApplicationStatuses, reapplyReasons } from '#domain/applications/applications.ts'
import { applications } from '#server/db/tables/applications.ts'

/** True if their latest application keeps a volunteer from applying: the same rule as `decideReapplication`. */
export const isKeptFromApplying = ({
  volunteerId,
  projectId,
}: Record<'volunteerId' | 'projectId', AnyColumn | SQL>): SQL => sql`exists (select from (
    select own.status, own.ended_by, own.end_reason, own.decline_reason from ${applications} own
    where own.volunteer_id = ${volunteerId} and own.project_id = ${projectId}
    order by own.created_at desc, own.id desc limit 1) latest
  where (latest.status = 'withdrawn' and latest.ended_by = 'volunteer') is not true
    and (latest.status <> all(${sql.param([...liveApplicationStatuses])}::text[]) and latest.decline_reason is null
      and latest.end_reason = any(${sql.param([...reapplyReasons])}::text[])) is not true)`
