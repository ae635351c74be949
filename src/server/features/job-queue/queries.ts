import { sql, type SQLWrapper } from 'drizzle-orm'
import type { jobStates } from '#contract/administration/list-filters.ts'
import type { Db } from '#server/db/db.ts'
import { completedJobs, jobs } from '#server/db/tables/job-queue.ts'
import type { TimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { jobsChannel } from '#server/jobs/queries.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

export type JobState = (typeof jobStates)[number]

/** Jobs of one page. */
export const jobPage = 20

export interface FoundJob extends Record<string, unknown> {
  id: number
  kind: string
  attempts: number
  at: string
  lastError: string | null
  payload: Record<string, unknown> | null
}

const at = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`
const isOf = (kind: string | undefined) => (kind === undefined ? sql`true` : sql`kind = ${kind}`)

export interface JobFilter {
  state: JobState
  kind: string | undefined
  /** The row before the page or batch: rows that go meanwhile do not move it. */
  after?: TimestampCursor | null
  now: Date
  limit?: number
}

/** Jobs in one state: one page plus one extra row that tells whether there is a next page, or as many as `limit`. */
export async function listJobs(
  db: Db,
  { state, kind, after = null, now, limit = jobPage + 1 }: JobFilter,
): Promise<FoundJob[]> {
  const page = sql`limit ${limit}`
  // Orders name the stored id: a bare `id` would be this number, which no index has.
  const columns = sql`id::float8 as id, kind, attempts, last_error as "lastError", payload`
  const isAfter = (time: string, direction: '<' | '>', id: SQLWrapper = jobs.id) =>
    after
      ? sql`and (${sql.identifier(time)}, ${id}) ${sql.raw(direction)} (${after.at}::timestamptz, ${after.id}::bigint)`
      : sql``
  const isTaken = sql`locked_until > ${toTimestamp(now)}`
  const query = {
    failed: sql`select ${columns}, ${at('dead_at')} from ${jobs}
      where dead_at is not null and ${isOf(kind)} ${isAfter('dead_at', '<')} order by dead_at desc, ${jobs.id} desc ${page}`,
    waiting: sql`select ${columns}, ${at('run_at')} from ${jobs}
      where dead_at is null and not coalesce(${isTaken}, false) and ${isOf(kind)} ${isAfter('run_at', '>')}
      order by run_at, ${jobs.id} ${page}`,
    running: sql`select ${columns}, ${at('run_at')} from ${jobs}
      where dead_at is null and ${isTaken} and ${isOf(kind)} ${isAfter('run_at', '>')} order by run_at, ${jobs.id} ${page}`,
    done: sql`select number::float8 as id, kind, attempts, null as "lastError", null as payload,
        ${at('finished_at')} from ${completedJobs}
      where ${isOf(kind)} ${isAfter('finished_at', '<', completedJobs.number)} order by finished_at desc, number desc ${page}`,
  }[state]
  return (await db.execute<FoundJob>(query)).rows
}

/** Counts jobs by state and kind. */
export async function countJobs(db: Db, now: Date) {
  const { rows } = await db.execute<{ kind: string; state: JobState; count: number }>(sql`
    select kind, case when dead_at is not null then 'failed'
        when locked_until > ${toTimestamp(now)} then 'running' else 'waiting' end as state, count(*)::int as count
      from ${jobs} group by 1, 2
    union all
    select kind, 'done', count(*)::int from ${completedJobs} group by kind
    order by kind, state`)
  return rows
}

/**
 * Makes failed jobs run again now and returns their IDs. A job stays failed if another job holds its unique key,
 * because that job will do the same work.
 */
export async function retryJobs(
  db: Db,
  which: { id: number } | { kind: string },
  now: Date,
): Promise<{ id: number; kind: string; attempts: number }[]> {
  const chosen = 'id' in which ? sql`id = ${which.id}` : sql`kind = ${which.kind}`
  const { rows } = await db.execute<{ id: number; kind: string; attempts: number }>(sql`
    with chosen as (
      select id, attempts from ${jobs} dead where dead_at is not null and ${chosen}
        and (unique_key is null or not exists (
          select from ${jobs} other where other.unique_key = dead.unique_key and other.id <> dead.id
            and (other.dead_at is null or other.id > dead.id)))
      order by id for update skip locked)
    update ${jobs} again set dead_at = null, attempts = 0, locked_until = null, run_at = ${toTimestamp(now)}
    from chosen where again.id = chosen.id
    returning again.id::float8 as id, again.kind, chosen.attempts`)
  if (rows.length > 0) await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
  return rows
}
