/** The job that loads the registers of a run, with the loader of the command. */
import { z } from '#contract/zod.ts'
import {
  listedRejections,
  registerRunAttempts,
  type RegisterRunFailure,
  type RegisterRunProgress,
  type RegisterRunResult,
} from '#domain/verification/register-runs.ts'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import { isStartupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { sessionUrlOf, type Db } from '#server/db/db.ts'
import { permanentError, postponement, type JobContext } from '#server/jobs/job.ts'
import { isOtherLoad, loadRegister, type Listener, type Summary } from '#server/registry/load.ts'
import { openFileSource, type RegisterInput } from '#server/registry/input.ts'
import { measureUpload, pathOnServer, readUpload, removeUploads } from './register-run-files.ts'
import * as queries from './register-run-queries.ts'

const payloadSchema = z.object({ runId: z.uuid() })

/** Milliseconds between two reports of progress, which are also signs of life. */
const reportMs = 1000

/** A run that so many processes left behind is not started again. */
const tooOften = new Error('too many processes stopped during the load')

/** Seconds until a job looks again whether another process or another load has ended. */
const pauseSeconds = 15

/**
 * Loads a run. If the process stops, the job and so the run start again elsewhere. Refusals (a broken file) end the
 * run, not the job.
 */
export async function loadRun(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { db, config } = ctx
  const { runId } = payloadSchema.parse(payload)
  const run = await queries.takeRun(db, runId)
  if (!run) return leaveRun(ctx, runId)
  const report = watchRun(ctx, run)
  try {
    if (run.attempts > registerRunAttempts) throw tooOften
    await load(ctx, run, report)
    if (!run.isDryRun) await removeUploads(config, runId)
  } catch (error) {
    await endUndone(ctx, run, error)
  } finally {
    report.stop()
  }
}

/** A run that cannot be taken: it has ended, it should stop, or another process works on it. */
async function leaveRun({ db, config }: JobContext, id: string): Promise<void> {
  if (await queries.endStopping(db, { id }, systemClock())) return removeUploads(config, id)
  // A load may take longer than a job's lease; if its process dies, a later attempt takes over.
  if (await queries.isAtWork(db, id)) throw postponement('another process is loading it', pauseSeconds)
}

/** Says how a run ended that changed nothing. */
async function endUndone(ctx: JobContext, run: queries.StoredRun, error: unknown): Promise<void> {
  const { db, config, signal } = ctx
  const ending = chooseEnding(run, { error, isShutdown: signal.aborted })
  const isSaved = await queries.saveEnd(db, run, { ...ending, at: systemClock() })
  if (!isSaved) {
    // It should stop. Or another process has taken it over, or it took effect although the connection broke.
    if (await queries.endStopping(db, run, systemClock())) await removeUploads(config, run.id)
    return
  }
  if (ending.state === 'waiting')
    throw signal.aborted ? error : postponement('another load is running', pauseSeconds)
  await removeUploads(config, run.id)
  if (ending.failure.cause === 'unexpected') {
    throw permanentError(error instanceof Error ? error.message : String(error), error)
  }
}

type Undone = { state: 'waiting'; attempts?: number } | { state: 'failed'; failure: RegisterRunFailure }

function chooseEnding(
  { attempts }: queries.StoredRun,
  { error, isShutdown }: { error: unknown; isShutdown: boolean },
): Undone {
  if (isShutdown) return { state: 'waiting' }
  // It never began.
  if (isOtherLoad(error)) return { state: 'waiting', attempts: attempts - 1 }
  if (error === tooOften) return { state: 'failed', failure: { cause: 'interrupted', message: null } }
  return isStartupError(error)
    ? { state: 'failed', failure: { cause: 'refused', message: error.message } }
    : { state: 'failed', failure: { cause: 'unexpected', message: null } }
}

type Report = ReturnType<typeof watchRun>

/** Collects what the loader says, saves its progress every second, and notices when the run must stop. */
function watchRun({ db }: JobContext, run: queries.StoredRun) {
  const stopping = new AbortController()
  const rejections: RegisterRunResult['rejections'] = []
  let progress: RegisterRunProgress | null = null
  const total = run.files.reduce((sum, { size }) => sum + size, 0)
  const before = new Map<string, number>()
  let sum = 0
  for (const kind of registerFiles) {
    for (const { name, size } of run.files.filter((file) => file.kind === kind)) {
      before.set(name, sum)
      sum += size
    }
  }
  const listener: Listener = {
    reject(file, line, reason) {
      const known = rejections.filter((each) => each.file === file).length
      if (known < listedRejections) rejections.push({ file, line, reason })
    },
    progress(file, rows, share) {
      const size = run.files.find(({ name }) => name === file)?.size ?? 0
      const done = (before.get(file) ?? 0) + size * (share ?? 0)
      progress = { file, rows, share: total > 0 ? Math.min(done / total, 1) : 0 }
    },
    step: () => undefined,
  }
  const save = () =>
    queries.saveProgress(db, run, progress).then(
      (isWanted) => isWanted || stopping.abort(),
      // The next report is a second away.
      () => undefined,
    )
  const timer = setInterval(() => void save(), reportMs)
  return { listener, rejections, signal: stopping.signal, stop: () => clearInterval(timer) }
}

/** The load says that it is done in its own transaction, so that nothing stops it between its effect and that. */
async function load(
  { db, config, signal }: JobContext,
  run: queries.StoredRun,
  { listener, rejections, signal: stopping }: Report,
): Promise<void> {
  const url = sessionUrlOf(db)
  if (url === undefined) throw new Error('the database has no address')
  const files: Record<RegisterFile, RegisterInput[]> = { bmf: [], pub78: [], revocations: [] }
  for (const index of run.files.keys()) {
    const found = await openSource(config, run, index)
    if (found) files[found.kind].push(found.source)
  }
  const conclude = async (tx: Db, summary: Summary) => {
    const result = { ...presentSummary(summary), rejections }
    const isSaved = await queries.saveEnd(tx, run, { state: 'done', result, at: systemClock() })
    if (!isSaved) throw new Error('the load was stopped')
  }
  const summary = await loadRegister({
    url,
    files,
    asOf: run.asOf,
    isPartial: run.isPartial,
    isDryRun: run.isDryRun,
    actorId: run.requestedBy,
    now: systemClock,
    listener,
    signal: AbortSignal.any([signal, stopping]),
    conclude,
  })
  if (run.isDryRun) await conclude(db, summary)
}

/** A file of a run, from the folder of the server or from its parts. */
async function openSource(
  config: JobContext['config'],
  { id, files }: queries.StoredRun,
  index: number,
): Promise<{ kind: RegisterFile; source: RegisterInput } | null> {
  const file = files[index]
  if (!file) return null
  const { kind, name, size, source } = file
  if (source === 'server') return { kind, source: await openFileSource(pathOnServer(config, name)) }
  const upload = { id, index }
  const { received, writtenAt } = await measureUpload(config, upload)
  if (received !== size || !writtenAt) throw new Error('an upload is not complete')
  return { kind, source: { name, size, writtenAt, open: () => readUpload(config, upload) } }
}

const presentSummary = ({ durationMs, files, changes, rechecked, suspended }: Summary) => ({
  durationMs,
  files: files.map(({ kind, name, rows, rejected, postedOn }) => ({ kind, name, rows, rejected, postedOn })),
  changes: [...changes],
  rechecked,
  suspended: suspended.map(({ name, reasons }) => ({ name, reasons: [...reasons] })),
})
