import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/db.ts'
import { handlers } from '#server/jobs/handlers.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { useDatabase } from './database.ts'

/** A promise with the function that resolves it. */
export function createDeferred() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

/** A database for jobs, a clock that the test can move, and workers that stop with the test. */
export function useJobs() {
  const database = useDatabase()
  const workers: Worker[] = []
  const logged: string[] = []
  const clock = { time: new Date('2026-05-10T12:00:00Z').getTime() }
  const now = () => new Date(clock.time)
  const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows
  let kinds = 0

  beforeAll(() => database.pool.query('create table done (kind text, n int)'))
  beforeEach(() => {
    clock.time += 86_400_000
  })
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

  return {
    database,
    clock,
    now,
    rows,
    logged,
    jobsOf: (kind: string) =>
      rows(
        'select attempts, run_at, dead_at, last_error, locked_until from jobs where kind = $1 order by id',
        kind,
      ),
    /** The numbers of the finished jobs of a kind, in order. */
    async listDone(kind: string): Promise<number[]> {
      return (await rows('select n from done where kind = $1 order by n', kind)).map(({ n }) => n)
    },
    async aWorker(at: Database = database): Promise<Worker> {
      const config = loadConfig({ DATABASE_URL: database.url })
      const worker = await startWorker({
        database: at,
        config,
        now,
        log: (message) => void logged.push(message),
      })
      workers.push(worker)
      return worker
    },
    /** A kind of job that records its number in the table "done" and then runs the test's function. */
    aKind(then: JobHandler['run'] = async () => {}, options: Omit<JobHandler, 'run'> = {}): string {
      kinds += 1
      const kind = `test.${kinds}`
      handlers.set(kind, {
        async run(ctx, payload) {
          await ctx.db.execute(sql`insert into done (kind, n) values (${kind}, ${Number(payload['n'] ?? 0)})`)
          return then(ctx, payload)
        },
        ...options,
      })
      return kind
    },
  }
}
