/** Stored loads of registers that administrators start on the screen. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  registerRunSilence,
  type RegisterRunFailure,
  type RegisterRunProgress,
  type RegisterRunResult,
} from '#domain/verification/register-runs.ts'
import type { Db } from '#server/db/db.ts'
import { registryRuns, users } from '#server/db/schema.ts'

const columns = {
  run: registryRuns,
  requestedBy: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
}

const select = (db: Db) =>
  db.select(columns).from(registryRuns).leftJoin(users, eq(users.id, registryRuns.requestedBy))

export type FoundRun = Awaited<ReturnType<typeof select>>[number]
export type StoredRun = FoundRun['run']

/** The latest run; null if there was none. */
export async function findLatestRun(db: Db): Promise<FoundRun | null> {
  const [row] = await select(db).orderBy(desc(registryRuns.createdAt), desc(registryRuns.id)).limit(1)
  return row ?? null
}

export async function findRun(db: Db, id: string): Promise<FoundRun | null> {
  const [row] = await select(db).where(eq(registryRuns.id, id))
  return row ?? null
}

/** Locks a run until the transaction ends; null if there is none. */
export async function lockRun(db: Db, id: string): Promise<StoredRun | null> {
  const [row] = await db.select().from(registryRuns).where(eq(registryRuns.id, id)).for('update')
  return row ?? null
}

export async function insertRun(db: Db, run: typeof registryRuns.$inferInsert): Promise<string> {
  const [row] = await db.insert(registryRuns).values(run).returning({ id: registryRuns.id })
  if (!row) throw new Error('a run was not stored')
  return row.id
}

/** Whether a run is waiting or running. */
export async function hasActiveRun(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: registryRuns.id })
    .from(registryRuns)
    .where(inArray(registryRuns.state, ['waiting', 'running']))
  return rows.length > 0
}

/** Ends the uploads that someone left, because a new run replaces them. */
export async function cancelUploads(db: Db, at: Date): Promise<void> {
  await db
    .update(registryRuns)
    .set({ state: 'cancelled', endedAt: at })
    .where(eq(registryRuns.state, 'uploading'))
}

/** Makes a locked run wait for a worker, as a dry run or as the load itself. */
export async function saveWaiting(db: Db, id: string, isDryRun: boolean): Promise<void> {
  await db
    .update(registryRuns)
    .set({
      state: 'waiting',
      isDryRun,
      attempts: 0,
      endedAt: null,
      failure: null,
      progress: null,
      ...(!isDryRun && { result: null }),
    })
    .where(eq(registryRuns.id, id))
}

export async function saveCancelled(db: Db, id: string, at: Date): Promise<void> {
  await db.update(registryRuns).set({ state: 'cancelled', endedAt: at }).where(eq(registryRuns.id, id))
}

/** Takes a run that waits, or that a stopped process left behind. Null if another process works on it, or it ended. */
export async function takeRun(db: Db, id: string): Promise<StoredRun | null> {
  const isLeft = sql`${registryRuns.state} = 'running'
    and ${registryRuns.beatAt} < now() - ${registerRunSilence} * interval '1 second'`
  const [row] = await db
    .update(registryRuns)
    .set({
      state: 'running',
      attempts: sql`${registryRuns.attempts} + 1`,
      beatAt: sql`now()`,
      progress: null,
    })
    .where(and(eq(registryRuns.id, id), sql`(${registryRuns.state} = 'waiting' or ${isLeft})`))
    .returning()
  return row ?? null
}

/** Whether another process works on a run right now. */
export async function isRunning(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: registryRuns.id })
    .from(registryRuns)
    .where(and(eq(registryRuns.id, id), eq(registryRuns.state, 'running')))
  return rows.length > 0
}

/** Saves how far a run is, as a sign of life. False if it was cancelled. */
export async function saveProgress(
  db: Db,
  id: string,
  progress: RegisterRunProgress | null,
): Promise<boolean> {
  const saved = await db
    .update(registryRuns)
    .set({ beatAt: sql`now()`, ...(progress && { progress }) })
    .where(and(eq(registryRuns.id, id), eq(registryRuns.state, 'running')))
    .returning({ id: registryRuns.id })
  return saved.length > 0
}

interface Ending {
  /** `waiting`: the process stops, and the next one starts it again. */
  state: 'done' | 'failed' | 'waiting'
  result?: RegisterRunResult
  failure?: RegisterRunFailure
}

/** Ends a running run; a cancelled one stays cancelled. */
export async function saveEnd(
  db: Db,
  { id, at, ...ending }: Ending & { id: string; at: Date },
): Promise<void> {
  await db
    .update(registryRuns)
    .set({ ...ending, progress: null, endedAt: ending.state === 'waiting' ? null : at })
    .where(and(eq(registryRuns.id, id), eq(registryRuns.state, 'running')))
}
