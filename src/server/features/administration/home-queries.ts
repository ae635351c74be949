/** How much happens each week, and the numbers behind the health of the product. */
import { sql } from 'drizzle-orm'
import type { LatestAction } from '#contract/administration/home.ts'
import { trendKinds, type TrendKind } from '#domain/administration/trends.ts'
import { lateAfterDays } from '#domain/applications/waiting.ts'
import { decisionActions, type AuditAction } from '#domain/audit/audit.ts'
import { emailKind } from '#domain/email/email-job.ts'
import { addDays, startOfDay, type LocalDate, dayMs } from '#domain/time/time.ts'
import { auditedName } from '#server/audit/queries.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { isAnswer } from '#server/queries/applications/responses.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

/** How much of each kind happened in each of the weeks (their Mondays) of a zone. */
export async function countTrends(
  db: Db,
  weeks: readonly LocalDate[],
  timeZone: string,
): Promise<Record<TrendKind, number[]>> {
  const from = toTimestamp(startOfDay(weeks[0] ?? '', timeZone))
  const until = toTimestamp(startOfDay(addDays(weeks.at(-1) ?? '', 7), timeZone))
  const countByWeek = (kind: TrendKind, at: string, value = 'count(*)') => {
    const time = sql.raw(at)
    return {
      select: sql`select ${kind}::text as kind,
        to_char(date_trunc('week', ${time} at time zone ${timeZone}), 'YYYY-MM-DD') as week,
        (${sql.raw(value)})::float8 as value`,
      isWithin: sql`${time} >= ${from} and ${time} < ${until}`,
    }
  }
  const signUps = countByWeek('signUps', 'users.created_at')
  const posted = countByWeek('projects', 'projects.created_at')
  const applied = countByWeek('applications', 'applications.created_at')
  const answered = countByWeek('answers', 'applications.reviewed_at')
  const confirmed = countByWeek('hours', 'hour_entries.decided_at', 'sum(hour_entries.hours)')
  const { rows } = await db.execute<{ kind: TrendKind; week: string; value: number }>(sql`
    ${signUps.select} from users where ${signUps.isWithin} group by 2
    union all
    ${posted.select} from projects
      where ${posted.isWithin} and visibility <> 'draft' and imported_at is null group by 2
    union all
    ${applied.select} from applications where ${applied.isWithin} group by 2
    union all
    ${answered.select} from applications where ${answered.isWithin} and ${isAnswer} group by 2
    union all
    ${confirmed.select} from hour_entries where ${confirmed.isWithin} and status = 'confirmed' group by 2`)
  const findValue = (kind: TrendKind, week: LocalDate) =>
    rows.find((row) => row.kind === kind && row.week === week)?.value ?? 0
  const [signUpValues, projectValues, applicationValues, answerValues, hourValues] = trendKinds.map((kind) =>
    weeks.map((week) => findValue(kind, week)),
  )
  return {
    signUps: signUpValues ?? [],
    projects: projectValues ?? [],
    applications: applicationValues ?? [],
    answers: answerValues ?? [],
    hours: hourValues ?? [],
  }
}

/** Pending applications that have waited too long, and the organizations that owe an answer. */
export async function countLateApplications(db: Db, now: Date) {
  const before = toTimestamp(new Date(now.getTime() - lateAfterDays * dayMs))
  const { rows } = await db.execute<{ lateApplications: number; lateOrganizations: number }>(sql`
    select count(*)::int as "lateApplications", count(distinct p.organization_id)::int as "lateOrganizations"
    from ${applications} a join projects p on p.id = a.project_id
    where a.status = 'pending' and a.created_at <= ${before}`)
  return rows[0] ?? { lateApplications: 0, lateOrganizations: 0 }
}

/** What the health of the product is rated by, from the database. */
export interface Measured extends Record<string, unknown> {
  bytes: number
  sent: number
  deferred: number
  failedEmails: number
  done: number
  failedJobs: number
  longestWaitSeconds: number
  failedActions: number
  dueActions: number
  longestActionWaitSeconds: number
  lastBackupAt: string | null
}

export async function measureHealth(db: Db, now: Date): Promise<Measured> {
  const at = toTimestamp(now)
  const dayAgo = toTimestamp(new Date(now.getTime() - dayMs))
  const isDue = sql`dead_at is null and run_at <= ${at} and coalesce(locked_until <= ${at}, true)`
  const { rows } = await db.execute<Measured>(sql`
    select pg_database_size(current_database())::float8 as bytes, d.*, j.*, a.*,
      (select to_char(max(made_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from backups)
        as "lastBackupAt"
    from (
      select count(*)::int as done, (count(*) filter (where kind = ${emailKind}))::int as sent
      from jobs_done where finished_at > ${dayAgo}) d,
    (
      select (count(*) filter (where dead_at is not null))::int as "failedJobs",
        (count(*) filter (where dead_at is not null and kind = ${emailKind}))::int as "failedEmails",
        (count(*) filter (where dead_at is null and kind = ${emailKind} and attempts > 0))::int as deferred,
        greatest(coalesce(extract(epoch from ${at} - min(run_at) filter (where ${isDue})), 0), 0)::int
          as "longestWaitSeconds"
      from jobs) j,
    (
      select count(*)::int as "dueActions",
        greatest(coalesce(extract(epoch from ${at} - min(run_at)), 0), 0)::int as "longestActionWaitSeconds",
        (select count(*)::int from scheduled_actions where outcome = 'failed') as "failedActions"
      from scheduled_actions where outcome is null and run_at <= ${at}) a`)
  const [row] = rows
  if (!row) throw new Error('a count returned no row')
  return row
}

interface FoundAction extends Record<string, unknown> {
  position: number
  at: string
  action: AuditAction
  actorName: string | null
  objectType: LatestAction['objectType']
  objectId: string | null
  objectName: string | null
  reason: string | null
}

/** How many of the latest decisions the overview shows. */
const latestActions = 3

/** The latest decisions of administrators, newest first. Each action is searched alone, by its index. */
export async function listLatestActions(db: Db): Promise<FoundAction[]> {
  const { rows } = await db.execute<FoundAction>(sql`
    select ${auditLog.position}::float8 as position,
      to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, ${auditLog.action} as action,
      (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.id = ${auditLog.actorId})
        as "actorName",
      ${auditLog.objectType} as "objectType", ${auditLog.objectId} as "objectId", ${auditedName} as "objectName",
      ${auditLog.after} ->> 'reason' as reason
    from unnest(${sql.param([...decisionActions])}::text[]) wanted(action)
    cross join lateral (
      select * from audit_log l where l.action = wanted.action and l.position is not null and l.outcome = 'done'
      order by l.position desc limit ${latestActions}) audit_log
    order by ${auditLog.position} desc limit ${latestActions}`)
  return rows
}
