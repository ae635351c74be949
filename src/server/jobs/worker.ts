/** Runs jobs. A NOTIFY or the clock wakes it; it runs a few jobs at a time, and no two processes run the same job. */
import type { Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { transact, type Database } from '#server/db/db.ts'
import { publicInternet, type Outbound } from '#server/outbound/outbound.ts'
import { handlers, recurring, standardMaxAttempts } from './handlers.ts'
import { isPermanentError, postponedSeconds, type JobContext } from './job.ts'
import {
  addJob,
  rescheduleAfterClockChange,
  claimJob,
  failJob,
  findNextRun,
  finishJob,
  jobsChannel,
  releaseJob,
  type Job,
  type RunnableKinds,
} from './queries.ts'

export interface Worker {
  /** Runs everything that is due now, and resolves when nothing is left. */
  drain(): Promise<void>
  /** Waits for running jobs, aborts those that take too long, and claims no more. */
  stop(): Promise<void>
}

interface WorkerServices {
  database: Database
  config: Config
  now?: () => Date
  /** How to reach other people's servers; only tests replace it. */
  outbound?: Outbound
  log: (message: string, error?: unknown) => void
}

/** Maximum number of running jobs per process. */
const slots = 4
/** How many of them may wait for external services, so that a dead mail server leaves room for other kinds. */
const maxExternalJobs = 3
/** The longest sleep between two polls, in milliseconds. A lost NOTIFY delays a job by at most this. */
const maxSleepMs = 30_000
/** Milliseconds by which a clock may be adjusted without counting as set back. */
const clockToleranceMs = 1000
/** Milliseconds that running jobs get at shutdown. */
const patience = 5000

/** Starts the worker of this process. */
export async function startWorker(services: WorkerServices): Promise<Worker> {
  const { database, log } = services
  const { db } = database
  const now = services.now ?? systemClock
  const underWay = new Map<Job, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** The kinds that may run now, or null for all. */
  const runnableKinds = () => {
    const inside = [...handlers]
      .filter(([, handler]) => !handler.runsOutsideTransaction)
      .map(([kind]) => kind)
    const outside = [...underWay.keys()].filter(({ kind }) => !inside.includes(kind))
    return outside.length < maxExternalJobs ? null : inside
  }
  const start = (job: Job) => {
    const running = runJob({ ...services, now }, job, ending.signal)
      .catch((error: unknown) => log('could not save the end of a job', error))
      .then(() => {
        underWay.delete(job)
        void poll()
      })
    underWay.set(job, running)
  }
  const fill = async () => {
    while (!isStopped && underWay.size < slots) {
      const job = await claimJob(db, now(), runnableKinds())
      if (!job) break
      // Shutdown was requested while the claim was running.
      if (isStopped) await releaseJob(db, job)
      else start(job)
    }
  }
  const sleep = async () => {
    // If all slots are taken there is nothing to wake up for: a finished job polls again.
    const time = underWay.size < slots ? await computeSleepMs(database, now, runnableKinds()) : maxSleepMs
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void poll(), time)
  }

  let latest = now()
  /** If the clock was a day ahead, jobs planned by it must not wait a day. */
  const checkClock = async () => {
    const before = latest
    latest = now()
    if (latest.getTime() < before.getTime() - clockToleranceMs)
      await fixSchedule(db, { now: latest, isSetBack: true })
  }

  let polling: Promise<void> | null = null
  let isRequested = false
  const pollWhileRequested = async () => {
    while (isRequested) {
      isRequested = false
      await checkClock()
        .then(fill)
        .catch((error: unknown) => log('could not read the jobs', error))
      await sleep()
    }
    polling = null
  }
  /** Starts the jobs that are due. If it is called while running, it polls once more. */
  function poll(): Promise<void> {
    isRequested = true
    return (polling ??= pollWhileRequested())
  }

  const unlisten = await database.listen(jobsChannel, () => void poll())
  await fixSchedule(db, { now: now(), isSetBack: false })
  for (const { kind } of recurring) await addJob(db, { kind, uniqueKey: kind })
  void poll()
  return {
    drain: async () => {
      await poll()
      while (underWay.size > 0) {
        await Promise.race(underWay.values())
        await poll()
      }
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      const cut = setTimeout(() => ending.abort(), patience)
      await unlisten()
      await polling
      await Promise.all(underWay.values())
      clearTimeout(cut)
    },
  }
}

const recurringIntervals = new Map(recurring.map(({ kind, everyMs }) => [kind, everyMs]))

const fixSchedule = (db: Database['db'], clock: { now: Date; isSetBack: boolean }) =>
  rescheduleAfterClockChange(db, { ...clock, recurring: recurringIntervals })

async function computeSleepMs({ db }: Database, now: () => Date, kinds: RunnableKinds): Promise<number> {
  const next = await findNextRun(db, kinds).catch(() => null)
  if (!next) return maxSleepMs
  return Math.min(maxSleepMs, Math.max(50, next.getTime() - now().getTime()))
}

/** Runs a claimed job and records the result. */
async function runJob(
  { database: { db }, config, now, outbound = publicInternet, log }: WorkerServices & { now: () => Date },
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const handler = handlers.get(job.kind)
  const again = recurring.find(({ kind }) => kind === job.kind)
  const { maxAttempts: allowed = standardMaxAttempts } = handler ?? {}
  const maxAttempts = again ? Infinity : typeof allowed === 'number' ? allowed : allowed(job.payload)
  const isLastAttempt = job.attempts >= maxAttempts
  const ctx: JobContext = { db, config, now: now(), outbound, signal, isLastAttempt }
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    if (job.attempts > maxAttempts) {
      await handler.onAbandoned?.(ctx, job.payload)
      throw new Error('the process ended during each attempt')
    }
    const outside = handler.runsOutsideTransaction && (await handler.run(ctx, job.payload))
    await transact(db, async (tx) => {
      const next = handler.runsOutsideTransaction
        ? outside
        : await handler.run({ ...ctx, db: tx }, job.payload)
      if (!(await finishJob(tx, job))) throw new Error('the job took longer than its lease')
      if (next) await addJob(tx, next)
      if (again) {
        const runAt = new Date(now().getTime() + again.everyMs)
        await addJob(tx, { kind: job.kind, uniqueKey: job.kind, runAt })
      }
    })
  } catch (error) {
    const seconds = postponedSeconds(error)
    if (seconds !== null) return releaseJob(db, job, new Date(now().getTime() + seconds * 1000))
    const isFinal = isPermanentError(error) || isLastAttempt
    // The reason may name a person, so it stays in the table and out of the log.
    if (isFinal) log(`the job ${job.id} (${job.kind}) failed for the last time; see its last_error`)
    await failJob(db, job, { error: errorMessageOf(error), now: now(), isFinal })
  }
}

function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
