/** Runs jobs: woken by NOTIFY and by the clock, a few at a time in a process, never two processes at one job. */
import type { Config } from '#server/config.ts'
import { systemClock } from '#server/context.ts'
import { transact, type Database } from '#server/db/db.ts'
import { handlers, recurring, standardMaxAttempts } from './handlers.ts'
import { isGivingUp } from './job.ts'
import {
  addJob,
  bringForward,
  claimJob,
  failJob,
  findNextRun,
  finishJob,
  jobsChannel,
  releaseJob,
  type Job,
  type OpenKinds,
} from './queries.ts'

export interface Worker {
  /** Runs what is due now and resolves when nothing is left. */
  drain(): Promise<void>
  /** Finishes the jobs under way, cuts off those that take long, and takes no other. */
  stop(): Promise<void>
}

interface WorkerServices {
  database: Database
  config: Config
  now?: () => Date
  log: (message: string, error?: unknown) => void
}

/** Jobs under way at once in a process. */
const slots = 4
/** How many of them may wait for something outside: a dead mail server must leave room for the other kinds. */
const outsideSlots = 3
/** The longest sleep between two looks, in milliseconds: a lost NOTIFY delays a job no longer than this. */
const longestSleep = 30_000
/** Milliseconds by which a clock may be corrected without being set back. */
const slack = 1000
/** Milliseconds that jobs under way get at the end. */
const patience = 5000

/** Starts the process's worker. */
export async function startWorker(services: WorkerServices): Promise<Worker> {
  const { database, log } = services
  const { db } = database
  const now = services.now ?? systemClock
  const underWay = new Map<Job, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** The kinds there is room for; null is all. */
  const openKinds = () => {
    const inside = [...handlers].filter(([, handler]) => !handler.actsOutside).map(([kind]) => kind)
    const outside = [...underWay.keys()].filter(({ kind }) => !inside.includes(kind))
    return outside.length < outsideSlots ? null : inside
  }
  const start = (job: Job) => {
    const running = runJob({ ...services, now }, job, ending.signal)
      .catch((error: unknown) => log('could not save the end of a job', error))
      .then(() => {
        underWay.delete(job)
        void look()
      })
    underWay.set(job, running)
  }
  const fill = async () => {
    while (!isStopped && underWay.size < slots) {
      const job = await claimJob(db, now(), openKinds())
      if (!job) break
      // The claim was under way when the end was asked for.
      if (isStopped) await releaseJob(db, job)
      else start(job)
    }
  }
  const sleep = async () => {
    // With no slot left there is nothing to wake for: the end of a job looks again.
    const time = underWay.size < slots ? await findSleep(database, now, openKinds()) : longestSleep
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void look(), time)
  }

  let latest = now()
  /** A clock that was a day ahead must not hold up for a day what was planned by it. */
  const followClock = async () => {
    const before = latest
    latest = now()
    if (latest.getTime() < before.getTime() - slack) await mendPlans(db, { now: latest, isSetBack: true })
  }

  let looking: Promise<void> | null = null
  let isAsked = false
  const lookWhileAsked = async () => {
    while (isAsked) {
      isAsked = false
      await followClock()
        .then(fill)
        .catch((error: unknown) => log('could not read the jobs', error))
      await sleep()
    }
    looking = null
  }
  /** Starts what is due and can be; asked for while it runs, it looks once more. */
  function look(): Promise<void> {
    isAsked = true
    return (looking ??= lookWhileAsked())
  }

  const unlisten = await database.listen(jobsChannel, () => void look())
  await mendPlans(db, { now: now(), isSetBack: false })
  for (const { kind } of recurring) await addJob(db, { kind, uniqueKey: kind })
  void look()
  return {
    drain: async () => {
      await look()
      while (underWay.size > 0) {
        await Promise.race(underWay.values())
        await look()
      }
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      const cut = setTimeout(() => ending.abort(), patience)
      await unlisten()
      await looking
      await Promise.all(underWay.values())
      clearTimeout(cut)
    },
  }
}

const plans = new Map(recurring.map(({ kind, everyMs }) => [kind, everyMs]))

const mendPlans = (db: Database['db'], clock: { now: Date; isSetBack: boolean }) =>
  bringForward(db, { ...clock, recurring: plans })

async function findSleep({ db }: Database, now: () => Date, kinds: OpenKinds): Promise<number> {
  const next = await findNextRun(db, kinds).catch(() => null)
  if (!next) return longestSleep
  return Math.min(longestSleep, Math.max(50, next.getTime() - now().getTime()))
}

/** Runs a job that was taken, and writes how it ended. */
async function runJob(
  { database: { db }, config, now, log }: WorkerServices & { now: () => Date },
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const handler = handlers.get(job.kind)
  const again = recurring.find(({ kind }) => kind === job.kind)
  const maxAttempts = again ? Infinity : (handler?.maxAttempts ?? standardMaxAttempts)
  const ctx = { db, config, now: now(), signal }
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    if (job.attempts > maxAttempts) throw new Error('the process ended during each attempt')
    if (handler.actsOutside) await handler.run(ctx, job.payload)
    await transact(db, async (tx) => {
      if (!handler.actsOutside) await handler.run({ ...ctx, db: tx }, job.payload)
      if (!(await finishJob(tx, job))) throw new Error('the job took longer than its lease')
      if (again) {
        const runAt = new Date(now().getTime() + again.everyMs)
        await addJob(tx, { kind: job.kind, uniqueKey: job.kind, runAt })
      }
    })
  } catch (error) {
    const isFinal = isGivingUp(error) || job.attempts >= maxAttempts
    // The reason may name a person, and stays in the table.
    if (isFinal) log(`the job ${job.id} (${job.kind}) failed for the last time; see its last_error`)
    await failJob(db, job, { error: tellError(error), now: now(), isFinal })
  }
}

function tellError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
