/** Runs jobs: woken by NOTIFY and by the clock, one at a time in a process, never two processes at one job. */
import type { Database, Db } from '#server/db/db.ts'
import { transact } from '#server/db/db.ts'
import { systemClock } from '#server/context.ts'
import { handlers, recurring } from './handlers.ts'
import { addJob, failJob, findNextRun, finishJob, jobsChannel, takeJob, type Job } from './queries.ts'

export interface Worker {
  /** Runs what is due now and resolves when nothing is left. */
  drain(): Promise<void>
  /** Finishes the job under way and takes no other. */
  stop(): Promise<void>
}

interface WorkerServices {
  database: Database
  now?: () => Date
  log: (message: string, error?: unknown) => void
}

/** The longest sleep between two looks, in milliseconds: a lost NOTIFY delays a job no longer than this. */
const longestSleep = 30_000

/** Starts the process's worker. */
export async function startWorker(services: WorkerServices): Promise<Worker> {
  const { database, log } = services
  const now = services.now ?? systemClock
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const drain = async () => {
    while (!isStopped && (await runOne(database.db, now))) {
      // The condition did the work.
    }
  }
  const wake = () => {
    clearTimeout(timer)
    running = running
      .then(drain)
      .catch((error: unknown) => log('the jobs could not be read', error))
      .then(async () => {
        if (!isStopped) timer = setTimeout(wake, await sleepUntilNext(database.db, now))
      })
  }
  const unlisten = await database.listen(jobsChannel, wake)
  for (const { kind } of recurring) await addJob(database.db, { kind, uniqueKey: kind })
  wake()
  return {
    drain: async () => {
      wake()
      await running
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await unlisten()
      await running
    },
  }
}

async function sleepUntilNext(db: Db, now: () => Date): Promise<number> {
  const next = await findNextRun(db).catch(() => null)
  if (!next) return longestSleep
  return Math.min(longestSleep, Math.max(50, next.getTime() - now().getTime()))
}

/** Runs one due job; false when none is. The job's row is held for as long as it runs, so a crash frees it. */
async function runOne(db: Db, now: () => Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const job = await takeJob(tx, now())
    if (!job) return false
    try {
      await transact(tx, (inner) => runHandler(inner, job, now()))
      await finishJob(tx, job.id)
      const again = recurring.find(({ kind }) => kind === job.kind)
      if (again) {
        await addJob(tx, {
          kind: job.kind,
          uniqueKey: job.kind,
          runAt: new Date(now().getTime() + again.everyMs),
        })
      }
    } catch (error) {
      await failJob(tx, job, { error: error instanceof Error ? error.message : String(error), now: now() })
    }
    return true
  })
}

async function runHandler(db: Db, job: Job, now: Date): Promise<void> {
  const handler = handlers.get(job.kind)
  if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
  await handler(db, job.payload, now)
}
