/** The job that loads the registers of a run, with the loader of the command. */
import { z } from '#contract/zod.ts'
import {
  listedRejections,
  registerRunAttempts,
  type RegisterRunProgress,
  type RegisterRunResult,
} from '#domain/verification/register-runs.ts'
import { registerFiles, type RegisterFile } from '#domain/verification/register.ts'
import { isStartupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { poolOf } from '#server/db/db.ts'
import { permanentError, type JobContext } from '#server/jobs/job.ts'
import { loadRegister, type Listener } from '#server/registry/load.ts'
import { pathOf, removeUploads } from './register-run-files.ts'
import * as queries from './register-run-queries.ts'

const payloadSchema = z.object({ runId: z.uuid() })

/** Milliseconds between two reports of progress, which are also signs of life. */
const reportMs = 1000

/**
 * Loads a run. If the process stops, the job and so the run start again elsewhere. Refusals (a broken file) end the
 * run, not the job.
 */
export async function loadRun(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { db, config } = ctx
  const { runId } = payloadSchema.parse(payload)
  const end = (ending: Omit<Parameters<typeof queries.saveEnd>[1], 'id' | 'at'>) =>
    queries.saveEnd(db, { ...ending, id: runId, at: systemClock() })
  const run = await queries.takeRun(db, runId)
  if (!run) {
    // A load may take longer than a job's lease; if its process dies, a later attempt takes over.
    if (await queries.isRunning(db, runId)) throw new Error('another process is loading it')
    return
  }
  if (run.attempts > registerRunAttempts) {
    const failure = { cause: 'interrupted', message: null } as const
    return end({ state: 'failed', failure })
  }
  const report = watchRun(ctx, run)
  try {
    const result = await load(ctx, run, report)
    await end({ state: 'done', result })
    if (!run.isDryRun) await removeUploads(config, runId)
  } catch (error) {
    if (ctx.signal.aborted) {
      await end({ state: 'waiting' })
      throw error
    }
    // It was cancelled, and its state says so.
    if (report.signal.aborted) return
    const isRefusal = isStartupError(error)
    const failure = isRefusal
      ? ({ cause: 'refused', message: error.message } as const)
      : ({ cause: 'unexpected', message: null } as const)
    await end({ state: 'failed', failure })
    await removeUploads(config, runId)
    if (!isRefusal) throw permanentError(error instanceof Error ? error.message : String(error), error)
  } finally {
    report.stop()
  }
}

type Report = ReturnType<typeof watchRun>

/** Collects what the loader says, saves its progress every second, and notices when the run is cancelled. */
function watchRun({ db }: JobContext, run: queries.StoredRun) {
  const cancelling = new AbortController()
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
    queries.saveProgress(db, run.id, progress).then(
      (isWanted) => isWanted || cancelling.abort(),
      // The next report is a second away.
      () => undefined,
    )
  const timer = setInterval(() => void save(), reportMs)
  return { listener, rejections, signal: cancelling.signal, stop: () => clearInterval(timer) }
}

async function load(
  { db, config, signal }: JobContext,
  run: queries.StoredRun,
  { listener, rejections, signal: cancelled }: Report,
): Promise<RegisterRunResult> {
  const url = poolOf(db)?.options.connectionString
  if (url === undefined) throw new Error('the database has no address')
  const pathsOf = (kind: RegisterFile) =>
    run.files.filter((file) => file.kind === kind).map((file) => pathOf(config, run.id, file))
  const summary = await loadRegister({
    url,
    files: { bmf: pathsOf('bmf'), pub78: pathsOf('pub78'), revocations: pathsOf('revocations') },
    asOf: run.asOf,
    isPartial: run.isPartial,
    isDryRun: run.isDryRun,
    actorId: run.requestedBy,
    now: systemClock,
    listener,
    signal: AbortSignal.any([signal, cancelled]),
  })
  return {
    durationMs: summary.durationMs,
    files: summary.files.map(({ kind, name, rows, rejected, postedOn }) => ({
      kind,
      name,
      rows,
      rejected,
      postedOn,
    })),
    changes: [...summary.changes],
    rejections,
    rechecked: summary.rechecked,
    suspended: summary.suspended.map(({ name, reasons }) => ({ name, reasons: [...reasons] })),
  }
}
