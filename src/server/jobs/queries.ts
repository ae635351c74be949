/**
 * The jobs table: slow work, added in the transaction that requests it and claimed by one worker, however many
 * processes run.
 */
import { sql } from 'drizzle-orm'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import { connectionOf, type Db } from '#server/db/db.ts'
import { gatherWrites } from '#server/db/gather-writes.ts'
import { createStatement, queryRows } from '#server/db/statement.ts'
import { completedJobs, jobs } from '#server/db/tables/job-queue.ts'
import { toTimestamp } from '#server/db/timestamp.ts'

/** The channel that wakes the workers when a job is added. */
export const jobsChannel = 'jobs'

/** Milliseconds for which a worker owns a claimed job. Longer than any job may run. */
export const lease = 180_000

/** Maximum difference between the clocks of two machines, in milliseconds. */
const maxClockSkew = 15 * 60_000

export interface Job {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** Includes the current attempt. */
  attempts: number
  /** Identifies this claim of the job, to tell it from a later one. */
  lockedUntil: string
}

export interface NewJob {
  kind: string
  payload?: Record<string, unknown>
  /**
   * While a job with this key is waiting or running, no other is added. A job continues under its own key by returning the next one,
   * or, if it runs in its transaction, by adding it: both are written when the job is finished.
   */
  uniqueKey?: string
  runAt?: Date
}

/**
 * Adds a job inside the caller's transaction and wakes the workers when that commits. Its row is written at the end of the
 * transaction, with all others.
 */
export async function addJob(db: Db, job: NewJob): Promise<void> {
  await addJobs(db, [job])
}

/** The same for several jobs. */
export const addJobs = (db: Db, added: readonly NewJob[]): Promise<void> => newJobs.add(db, added)

/** Writes the jobs that the transaction has added, for a statement that has to see them. */
export const flushJobs = (db: Db): Promise<void> => newJobs.flush(db)

/** The same notification of one transaction is sent once. */
const insertStatement = createStatement({
  name: 'jobs_insert',
  text: `with added as (
      insert into jobs (kind, payload, unique_key, run_at)
      select kind, coalesce(payload, '{}'), "uniqueKey", coalesce("runAt", now())
      from jsonb_to_recordset($1::jsonb) as j(kind text, payload jsonb, "uniqueKey" text, "runAt" timestamptz)
      on conflict do nothing returning id)
    select pg_notify($2, '') from added limit 1`,
})

const newJobs = gatherWrites<NewJob>(async (db, added) => {
  await queryRows(connectionOf(db), insertStatement, [JSON.stringify(added), jobsChannel])
})

/**
 * Removes waiting jobs of the same kind and payload, because the current run serves them too. Call it before reading
 * what the job reads.
 */
export async function removeDuplicateJobs(
  db: Db,
  { kind, payload }: Required<Pick<NewJob, 'kind' | 'payload'>>,
): Promise<void> {
  await flushJobs(db)
  await db.execute(sql`delete from ${jobs} where id in (
    select id from ${jobs} where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb
      and locked_until is null and dead_at is null for update skip locked)`)
}

/** Only these kinds of jobs, or all of them if null. */
export type RunnableKinds = readonly string[] | null

const isOpen = (kinds: RunnableKinds) =>
  kinds ? sql`kind = any(${sql.param([...kinds])}::text[])` : sql`true`

/**
 * Claims one due job of these kinds for the length of the lease, outside the caller's transaction. Null if none is
 * due.
 * If a worker died, its job is due again when the lease expires, or immediately if the lease ends further ahead than
 * any lease can (the clock has been set back since).
 */
export async function claimJob(db: Db, now: Date, kinds: RunnableKinds = null): Promise<Job | null> {
  const lockedUntil = new Date(now.getTime() + lease)
  const maxLockedUntil = new Date(now.getTime() + lease + maxClockSkew)
  const taken = await db.execute<Record<keyof Job, never>>(sql`
    update ${jobs} set locked_until = ${toTimestamp(lockedUntil)}, attempts = attempts + 1
    where id = (
      select id from ${jobs}
      where dead_at is null and run_at <= ${toTimestamp(now)}
        and (locked_until is null or locked_until <= ${toTimestamp(now)} or locked_until > ${toTimestamp(maxLockedUntil)}) and ${isOpen(kinds)}
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts`)
  const [job] = taken.rows
  return job ? { ...job, lockedUntil: lockedUntil.toISOString() } : null
}

const isLockedByUs = (job: Job) => sql`id = ${job.id} and locked_until = ${job.lockedUntil}::timestamptz`

/**
 * Removes a finished job and records it as done for a week. False if its lease had expired and another worker has
 * claimed it.
 */
export async function finishJob(db: Db, job: Job): Promise<boolean> {
  const removed = await db.execute(sql`
    with gone as (delete from ${jobs} where ${isLockedByUs(job)} returning id, kind, attempts)
    insert into ${completedJobs} (number, kind, attempts) select id, kind, attempts from gone`)
  return removed.rowCount === 1
}

/** Removes records of jobs that finished more than a week ago. */
export async function removeOldDone(db: Db, now: Date): Promise<void> {
  const oldest = findRetentionCutoff('doneJobs', now)
  await db.execute(sql`delete from ${completedJobs} where finished_at < ${toTimestamp(oldest)}`)
}

/** Releases a job as if it had never been claimed: one that was not started, or that is due later at `runAt`. */
export async function releaseJob(db: Db, job: Job, runAt: Date | null = null): Promise<void> {
  const due = runAt ? sql`, run_at = ${toTimestamp(runAt)}` : sql``
  await db.execute(
    sql`update ${jobs} set locked_until = null, attempts = attempts - 1${due} where ${isLockedByUs(job)}`,
  )
}

/**
 * Records a failure. The job is due again after 2^attempts seconds (at most an hour), or is given up and stored for
 * someone to look at.
 * Changes nothing if another worker has claimed the job.
 */
export async function failJob(
  db: Db,
  job: Job,
  failure: { error: string; now: Date; isFinal: boolean },
): Promise<void> {
  const delay = Math.min(longestPause, 2 ** job.attempts)
  const runAt = new Date(failure.now.getTime() + delay * 1000)
  const deadAt = failure.isFinal ? toTimestamp(failure.now) : sql`null`
  // PostgreSQL cannot store NUL, and a server's reply may contain one.
  const error = failure.error.replaceAll('\0', '').slice(0, 2000)
  await db.execute(sql`
    update ${jobs}
    set last_error = ${error}, run_at = ${toTimestamp(runAt)}, locked_until = null, dead_at = ${deadAt}
    where ${isLockedByUs(job)}`)
}

/** The longest delay after a failure, in seconds. */
const longestPause = 3600

/**
 * Reschedules jobs that were planned before the clock was set back. Recurring and failed jobs wait no longer than
 * their normal delay. Jobs added in what is now the future keep their original delay (only checked if `isSetBack`).
 */
export async function rescheduleAfterClockChange(
  db: Db,
  { now, recurring, isSetBack }: { now: Date; recurring: ReadonlyMap<string, number>; isSetBack: boolean },
): Promise<void> {
  const at = toTimestamp(now)
  const kinds = sql`${sql.param([...recurring.keys()])}::text[]`
  const times = sql`${sql.param([...recurring.values()])}::float8[]`
  await db.execute(sql`
    update ${jobs} set created_at = least(created_at, ${at}),
      run_at = case when attempts > 0 or kind = any(${kinds}) then ${at}
        else greatest(${at}, run_at - (created_at - ${at})) end
    where dead_at is null and locked_until is null and (
      run_at > ${at} + (select every * interval '1 ms' + interval '1 s'
        from unnest(${kinds}, ${times}) as known (name, every) where name = kind)
      or (attempts > 0 and run_at > ${at} + ${longestPause + 1} * interval '1 s')
      or (${isSetBack} and created_at > ${at} and run_at > ${at}))`)
}

/** When the next job of these kinds is due, or null. */
export async function findNextRun(db: Db, kinds: RunnableKinds = null): Promise<Date | null> {
  const next = await db.execute<{ at: Date | string | null }>(sql`
    select least(
      (select min(run_at) from ${jobs} where dead_at is null and locked_until is null and ${isOpen(kinds)}),
      (select min(locked_until) from ${jobs}
        where dead_at is null and locked_until is not null and ${isOpen(kinds)})) as at`)
  const at = next.rows[0]?.at
  return at ? new Date(at) : null
}

/** Removes waiting and failed jobs of a person: those whose payload has exactly their id or their address. */
export async function removeJobsOf(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await flushJobs(db)
  await db.execute(sql`delete from ${jobs} where (locked_until is null or dead_at is not null)
    and (payload ->> 'userId' = ${userId} or lower(payload ->> 'email') = lower(${email}))`)
}
