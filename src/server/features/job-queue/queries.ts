import { sql } from 'drizzle-orm'
import type { jobStates } from '#contract/administration/list-filters.ts'
import type { Db } from '#server/db/db.ts'
import { maxCountedRows } from '#server/db/keyset.ts'
import { completedJobs, jobs } from '#server/db/tables/job-queue.ts'
import { pageRows } from '#server/http/lists/page.ts'
import type { TimestampCursor } from '#server/http/lists/timestamp-cursor.ts'
import { jobsChannel } from '#server/jobs/queries.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

export type JobState = (typeof jobStates)[number]

export interface FoundJob extends Record<string, unknown> {
  id: number
  kind: string
  attempts: number
  at: string
  lastError: string | null
  payload: Record<string, unknown> | null
}

interface ListedJobs {
  state: JobState
  kind: string | undefined
  now: Date
}

export interface JobFilter extends ListedJobs {
  /** The row before the page or batch: rows that go meanwhile do not move it. */
  after?: TimestampCursor | null
  limit?: number
}

/** Jobs in one state: one page plus one extra row that tells whether there is a next page, or as many as `limit`. */
export async function listJobs(
  db: Db,
  { after = null, limit = pageRows, ...listed }: JobFilter,
): Promise<FoundJob[]> {
  const { from, id, column, rest, isDescending, condition } = describeState(listed)
  const direction = isDescending ? sql`desc` : sql`asc`
  const isAfter = after
    ? sql`(${column}, ${id}) ${isDescending ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  // Orders name the stored id: a bare `id` would be this number, which no index has.
  const { rows } = await db.execute<FoundJob>(sql`
    select ${id}::float8 as id, kind, attempts, ${rest},
      to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${from} where ${condition} and ${isAfter}
    order by ${column} ${direction}, ${id} ${direction} limit ${limit}`)
  return rows
}

/** How many jobs a list has, over all pages. */
export async function countListed(db: Db, listed: ListedJobs): Promise<number> {
  const { from, condition } = describeState(listed)
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from ${from} where ${condition} limit ${maxCountedRows}) found`)
  return rows[0]?.total ?? 0
}

function describeState({ state, kind, now }: ListedJobs) {
  const isOf = kind === undefined ? sql`true` : sql`kind = ${kind}`
  const isTaken = sql`locked_until > ${toTimestamp(now)}`
  const open = { from: jobs, id: jobs.id, rest: sql`last_error as "lastError", payload` }
  const due = { ...open, column: sql`run_at`, isDescending: false }
  return {
    failed: {
      ...open,
      column: sql`dead_at`,
      isDescending: true,
      condition: sql`dead_at is not null and ${isOf}`,
    },
    waiting: { ...due, condition: sql`dead_at is null and not coalesce(${isTaken}, false) and ${isOf}` },
    running: { ...due, condition: sql`dead_at is null and ${isTaken} and ${isOf}` },
    done: {
      from: completedJobs,
      id: completedJobs.number,
      rest: sql`null as "lastError", null as payload`,
      column: sql`finished_at`,
      isDescending: true,
      condition: isOf,
    },
  }[state]
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
