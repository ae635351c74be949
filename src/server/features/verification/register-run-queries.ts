/** Stored loads of registers that administrators start on the screen. */
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import {
  activeRunStates,
  registerRunSilence,
  type RegisterRunFailure,
  type RegisterRunProgress,
  type RegisterRunResult,
} from '#domain/verification/register-runs.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { registryRuns } from '#server/db/tables/registry.ts'

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

/**
 * Keeps the runs and their uploads as they are until the transaction ends. Take it before any lock of a run; only the
 * process that loads a run and the person who stops it go without.
 */
export async function lockRuns(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('registry_runs'), 0)`)
}

/** Whether a worker has a run or will have one. */
export async function hasActiveRun(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: registryRuns.id })
    .from(registryRuns)
    .where(inArray(registryRuns.state, [...activeRunStates]))
  return rows.length > 0
}

/** Ends uploads that someone left: all of them, or those begun before a time. */
export async function cancelUploads(db: Db, at: Date, begunBefore: Date | null = null): Promise<void> {
  const isOld = begunBefore ? [lt(registryRuns.createdAt, begunBefore)] : []
  await db
    .update(registryRuns)
    .set({ state: 'canceled', endedAt: at })
    .where(and(eq(registryRuns.state, 'uploading'), ...isOld))
}

/** Which of these runs no longer need their uploads: ended ones, except a check since `since` that can still be loaded. */
export async function listUnneeded(db: Db, ids: readonly string[], since: Date): Promise<string[]> {
  const latest = (await findLatestRun(db))?.run.id
  const ended = await db
    .select({ id: registryRuns.id, isLoadable: loadable, endedAt: registryRuns.endedAt })
    .from(registryRuns)
    .where(and(inArray(registryRuns.id, [...ids]), isNotNull(registryRuns.endedAt)))
  return ended
    .filter(({ id, isLoadable, endedAt }) => !(isLoadable && id === latest && endedAt && endedAt >= since))
    .map(({ id }) => id)
}

const loadable = sql<boolean>`${registryRuns.state} = 'done' and ${registryRuns.isDryRun}`

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

/** Ends a locked run that no process works on. */
export async function saveCanceled(db: Db, id: string, at: Date): Promise<void> {
  await db.update(registryRuns).set({ state: 'canceled', endedAt: at }).where(eq(registryRuns.id, id))
}

/** Makes the process that works on a locked run stop. From then on the run cannot take effect. */
export async function saveStopping(db: Db, id: string): Promise<void> {
  await db.update(registryRuns).set({ state: 'stopping' }).where(eq(registryRuns.id, id))
}

const isSilent = sql`${registryRuns.beatAt} < now() - ${registerRunSilence} * interval '1 second'`

/** Takes a run that waits, or that a stopped process left behind. Null if another process works on it, or it ended. */
export async function takeRun(db: Db, id: string): Promise<StoredRun | null> {
  const isLeft = sql`${registryRuns.state} = 'running' and ${isSilent}`
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

/** Whether a process works on a run right now, or did so just now. */
export async function isAtWork(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: registryRuns.id })
    .from(registryRuns)
    .where(and(eq(registryRuns.id, id), inArray(registryRuns.state, ['running', 'stopping'])))
  return rows.length > 0
}

/** A run as a process took it. Another process that takes it over has another one. */
export type Take = Pick<StoredRun, 'id' | 'isDryRun' | 'attempts'>

const isTakenBy = ({ id, isDryRun, attempts }: Take) =>
  and(eq(registryRuns.id, id), eq(registryRuns.isDryRun, isDryRun), eq(registryRuns.attempts, attempts))

/** Saves how far a run is, as a sign of life. False if its process must stop. */
export async function saveProgress(
  db: Db,
  take: Take,
  progress: RegisterRunProgress | null,
): Promise<boolean> {
  const [saved] = await db
    .update(registryRuns)
    .set({ beatAt: sql`now()`, ...(progress && { progress }) })
    .where(and(isTakenBy(take), inArray(registryRuns.state, ['running', 'stopping'])))
    .returning({ state: registryRuns.state })
  return saved?.state === 'running'
}

interface Ending {
  /** `waiting`: the process stops, or another load is running; it starts again later. */
  state: 'done' | 'failed' | 'waiting'
  attempts?: number
  result?: RegisterRunResult
  failure?: RegisterRunFailure
}

/** Ends the work on a run. False, and nothing changes, if it was stopped or another process has taken it over. */
export async function saveEnd(
  db: Db,
  take: Take,
  { at, ...ending }: Ending & { at: Date },
): Promise<boolean> {
  const saved = await db
    .update(registryRuns)
    .set({ ...ending, progress: null, endedAt: ending.state === 'waiting' ? null : at })
    .where(and(isTakenBy(take), eq(registryRuns.state, 'running')))
    .returning({ id: registryRuns.id })
  return saved.length > 0
}

/** Ends a run that should stop: by its process, or by anyone once its process has been silent. */
export async function endStopping(db: Db, run: Take | { id: string }, at: Date): Promise<boolean> {
  const isOurs = 'attempts' in run ? isTakenBy(run) : and(eq(registryRuns.id, run.id), isSilent)
  const saved = await db
    .update(registryRuns)
    .set({ state: 'canceled', progress: null, endedAt: at })
    .where(and(isOurs, eq(registryRuns.state, 'stopping')))
    .returning({ id: registryRuns.id })
  return saved.length > 0
}
