/** The jobs table: slow work, added in the transaction that asks for it, taken once whatever the number of processes. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { jobs } from '#server/db/schema.ts'

/** The channel on which a new job wakes the workers. */
export const jobsChannel = 'jobs'

/** After this many failed attempts a job is given up and kept for a person to look at. */
export const maxAttempts = 10

export interface Job {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
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
  await db.insert(jobs).values(job).onConflictDoNothing()
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/** Takes one due job for as long as the transaction runs; null when none is due. */
export async function takeJob(db: Db, now: Date): Promise<Job | null> {
  const taken = await db.execute<{
    id: string
    kind: string
    payload: Record<string, unknown>
    attempts: number
  }>(sql`
    select id, kind, payload, attempts from ${jobs}
    where dead_at is null and run_at <= ${now.toISOString()}::timestamptz
    order by run_at, id limit 1 for update skip locked`)
  const [job] = taken.rows
  return job ? { ...job, id: Number(job.id) } : null
}

/** Removes a finished job. */
export async function finishJob(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from ${jobs} where id = ${id}`)
}

/** Writes a failure: tried again after 2^attempts seconds (at most an hour), given up after the last attempt. */
export async function failJob(db: Db, job: Job, failure: { error: string; now: Date }): Promise<void> {
  const attempts = job.attempts + 1
  const delay = Math.min(3600, 2 ** attempts)
  const runAt = new Date(failure.now.getTime() + delay * 1000)
  await db.execute(sql`
    update ${jobs} set attempts = ${attempts}, last_error = ${failure.error.slice(0, 2000)},
      run_at = ${runAt.toISOString()}::timestamptz,
      dead_at = case when ${attempts} >= ${maxAttempts}::int then ${failure.now.toISOString()}::timestamptz end
    where id = ${job.id}`)
}

/** The moment of the next job that waits, or null. */
export async function findNextRun(db: Db): Promise<Date | null> {
  const next = await db.execute<{ at: Date | string | null }>(
    sql`select min(run_at) as at from ${jobs} where dead_at is null`,
  )
  const at = next.rows[0]?.at
  return at ? new Date(at) : null
}
