/** The jobs table: slow work, added in the transaction that asks for it, taken by one worker whatever the number of processes. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { jobs, jobsDone } from '#server/db/schema.ts'

/** The channel on which a new job wakes the workers. */
export const jobsChannel = 'jobs'

/** Milliseconds for which a taken job is one worker's; longer than any job may run. */
export const lease = 120_000

/** Milliseconds by which the clocks of two machines may differ. */
const skew = 15 * 60_000

export interface Job {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** The one under way included. */
  attempts: number
  /** Tells this taking of the job from a later one. */
  lockedUntil: string
}

export interface NewJob {
  kind: string
  payload?: Record<string, unknown>
  /** While a job with this key waits, another is not added. */
  uniqueKey?: string
  runAt?: Date
}

/** Adds a job inside the caller's transaction and wakes the workers when that commits. */
export async function addJob(db: Db, job: NewJob): Promise<void> {
  await addJobs(db, [job])
}

/** Adds jobs inside the caller's transaction and wakes the workers when that commits. */
export async function addJobs(db: Db, added: NewJob[]): Promise<void> {
  if (added.length === 0) return
  await db.insert(jobs).values(added).onConflictDoNothing()
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/**
 * Removes waiting jobs of a kind with the same payload: their asker will be served by the one that runs now. Call it
 * before reading what the job reads.
 */
export async function takeAlong(
  db: Db,
  { kind, payload }: Required<Pick<NewJob, 'kind' | 'payload'>>,
): Promise<void> {
  await db.execute(sql`delete from ${jobs} where id in (
    select id from ${jobs} where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb
      and locked_until is null and dead_at is null for update skip locked)`)
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
/** Only these kinds of jobs, or all where it is null. */
export type OpenKinds = readonly string[] | null

const isOpen = (kinds: OpenKinds) => (kinds ? sql`kind = any(${sql.param([...kinds])}::text[])` : sql`true`)

/**
 * Takes one due job of the kinds for the length of the lease, in no transaction of the caller's; null when none is due.
 * A job whose worker died is due again when its lease has passed, and immediately where that lies further ahead than any
 * lease does: the clock by which it was taken has been set back since.
 */
export async function claimJob(db: Db, now: Date, kinds: OpenKinds = null): Promise<Job | null> {
  const lockedUntil = new Date(now.getTime() + lease)
  const farthest = new Date(now.getTime() + lease + skew)
  const taken = await db.execute<Record<keyof Job, never>>(sql`
    update ${jobs} set locked_until = ${moment(lockedUntil)}, attempts = attempts + 1
    where id = (
      select id from ${jobs}
      where dead_at is null and run_at <= ${moment(now)}
        and (locked_until is null or locked_until <= ${moment(now)} or locked_until > ${moment(farthest)}) and ${isOpen(kinds)}
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts`)
  const [job] = taken.rows
  return job ? { ...job, lockedUntil: lockedUntil.toISOString() } : null
}

const isStillOurs = (job: Job) => sql`id = ${job.id} and locked_until = ${job.lockedUntil}::timestamptz`

/**
 * Removes a finished job and keeps for a week that it was done; false when its lease had passed and it is another worker's
 * now.
 */
export async function finishJob(db: Db, job: Job): Promise<boolean> {
  const removed = await db.execute(sql`
    with gone as (delete from ${jobs} where ${isStillOurs(job)} returning id, kind, attempts)
    insert into ${jobsDone} (number, kind, attempts) select id, kind, attempts from gone`)
  return removed.rowCount === 1
}

const keptDays = 7

/** Forgets jobs that were done a week ago. */
export async function removeOldDone(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  await db.execute(sql`delete from ${jobsDone} where finished_at < ${moment(oldest)}`)
}

/** Gives back a job that was taken and not begun, as if it had not been. */
export async function releaseJob(db: Db, job: Job): Promise<void> {
  await db.execute(
    sql`update ${jobs} set locked_until = null, attempts = attempts - 1 where ${isStillOurs(job)}`,
  )
}

/**
 * Writes a failure: due again after 2^attempts seconds (at most an hour), or given up and kept for a person to look at.
 * Changes nothing when the job is another worker's now.
 */
export async function failJob(
  db: Db,
  job: Job,
  failure: { error: string; now: Date; isFinal: boolean },
): Promise<void> {
  const delay = Math.min(longestPause, 2 ** job.attempts)
  const runAt = new Date(failure.now.getTime() + delay * 1000)
  const deadAt = failure.isFinal ? moment(failure.now) : sql`null`
  // PostgreSQL stores no NUL, and what a server answers may hold one.
  const error = failure.error.replaceAll('\0', '').slice(0, 2000)
  await db.execute(sql`
    update ${jobs}
    set last_error = ${error}, run_at = ${moment(runAt)}, locked_until = null, dead_at = ${deadAt}
    where ${isStillOurs(job)}`)
}

/** The longest pause after a failure, in seconds. */
const longestPause = 3600

/**
 * Brings forward what was planned by a clock that has been set back since: what recurs or failed waits no longer than it
 * ever does, and what was added in what is now the future (only looked for where `isSetBack`) as long as it was to.
 */
export async function bringForward(
  db: Db,
  { now, recurring, isSetBack }: { now: Date; recurring: ReadonlyMap<string, number>; isSetBack: boolean },
): Promise<void> {
  const at = moment(now)
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

/** The moment at which the next job of the kinds may be taken, or null. */
export async function findNextRun(db: Db, kinds: OpenKinds = null): Promise<Date | null> {
  const next = await db.execute<{ at: Date | string | null }>(sql`
    select least(
      (select min(run_at) from ${jobs} where dead_at is null and locked_until is null and ${isOpen(kinds)}),
      (select min(locked_until) from ${jobs}
        where dead_at is null and locked_until is not null and ${isOpen(kinds)})) as at`)
  const at = next.rows[0]?.at
  return at ? new Date(at) : null
}
