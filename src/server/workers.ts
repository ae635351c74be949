/** Several serving processes on one database and one port; this one owns the database and watches over them. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startupError, type Config } from './config.ts'
import { systemClock } from './context.ts'
import { reachDatabase } from './db/connect.ts'
import { openDatabase } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { gatherMetrics } from './metrics/metrics.ts'
import { prepareAdministrator, prepareDemo, type Serving } from './serve.ts'

/** Within a minute, this many processes may die and be replaced; then something is wrong that a new one does not mend. */
const mostDeaths = 10
const minute = 60_000

interface Crowd extends Serving {
  /** Resolves with a sentence when the processes die again and again. */
  failed: Promise<string>
}

/** True in a process that `serveByWorkers` started. */
export const isWorker = cluster.isWorker

/** Tells the process that started this one that it serves. */
export function tellServing(address: string): void {
  process.send?.({ serves: address })
}

/** Prepares the database, then starts as many processes as the settings say. Throws startup errors. */
export async function serveByWorkers(config: Config, log: (line: string) => void): Promise<Crowd> {
  const database = await reachDatabase(config, { log })
  const crowd = watch(config.workers, database.url, log)
  try {
    await migrate(database.url, { log })
    const prepared = await prepare(config, database.url)
    const { address, failed } = await crowd.start()
    return {
      address,
      ...prepared,
      failed,
      metrics: config.metricsPort === null ? null : gatherMetrics(),
      async end() {
        await crowd.end()
        await database.close()
      },
    }
  } catch (error) {
    await crowd.end()
    await database.close()
    throw error
  }
}

async function prepare(config: Config, url: string): Promise<Pick<Serving, 'hasDemo' | 'bootstrapLink'>> {
  const opened = openDatabase(url, { poolSize: 1 })
  try {
    const hasDemo = await prepareDemo(config, opened)
    return { hasDemo, bootstrapLink: await prepareAdministrator(config, opened) }
  } finally {
    await opened.close()
  }
}

/** Starts processes and replaces those that die. */
function watch(count: number, databaseUrl: string, log: (line: string) => void) {
  // Each takes its own connections from the one queue. Handed over by this process, one whose taker is killed would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./main.js', import.meta.url)),
    execArgv: ['--enable-source-maps'],
  })
  let isEnding = false
  let deaths: number[] = []
  let fail: (sentence: string) => void = () => undefined
  const failed = new Promise<string>((resolve) => (fail = resolve))

  const replace = async (pid: number | undefined, reason: string) => {
    const now = systemClock().getTime()
    deaths = [...deaths.filter((at) => now - at < minute), now]
    if (deaths.length > mostDeaths) {
      return fail(`${deaths.length} serving processes died within a minute: the log tells why; ending now.`)
    }
    log(`The serving process ${pid} ended (${reason}); another takes its place.`)
    // The second death in a row may have the cause of the first.
    await wait(Math.min(5000, (deaths.length - 1) * 500), undefined, { ref: false })
    if (!isEnding) await startOne().catch(() => undefined)
  }
  const startOne = () =>
    serving(cluster.fork({ DATABASE_URL: databaseUrl, DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: '' }))
  return {
    /** The first alone: what keeps it from serving is told once. */
    async start() {
      const address = await startOne()
      cluster.on('exit', (worker, code, signal) => {
        if (!isEnding) void replace(worker.process.pid, signal ?? `exit code ${code}`)
      })
      await Promise.all(Array.from({ length: count - 1 }, startOne))
      return { address, failed }
    },
    async end() {
      isEnding = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const { process: child } of workers) child.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}

/** The address at which a process serves; a startup error where it ends before, which has told why. */
function serving(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (typeof message === 'object' && message && 'serves' in message) resolve(String(message.serves))
    })
    worker.once('exit', () => reject(startupError('')))
  })
}
