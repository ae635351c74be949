import { inArray, sql } from 'drizzle-orm'
import { emailKind } from '#domain/email/email-job.ts'
import { loadConfig, type Config } from '#server/config/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Database } from '#server/db/db.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { postponement } from '#server/jobs/job.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { prepareDemo } from '#server/process/demo.ts'
import { demoFolderVariable } from './copied-demo.ts'
import { makeDataFolder, removeDataFolder } from './folders.ts'

/** Each product has an address of its own, so nothing that it starts with may contain this one. */
const address = 'http://no-product.invalid'

/** Jobs that write the address. */
const writesAddress = (kind: string) => kind === emailKind || kind.startsWith('credentials.')

/**
 * Creates a data folder with a migrated database and the demo data, from which every product of the run starts: making
 * them again takes each start four seconds of a processor, and its first jobs three. Playwright calls it before the
 * journeys, and what it returns after them.
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = makeDataFolder()
  process.env[demoFolderVariable] = folder
  const config = loadConfig({ DATA_DIR: folder, PUBLIC_URL: address })
  const database = await connectDatabase(config)
  try {
    await prepareDemo(config, database)
    await runFirstJobs(config, database)
    await refuseAddress(database)
  } finally {
    await database.close()
  }
  return () => removeDataFolder(folder)
}

/** Runs what a new product would run first, and leaves to it what writes its address. */
async function runFirstJobs(config: Config, database: Database): Promise<void> {
  const left = [...handlers.keys()].filter(writesAddress)
  const postpone = () => Promise.reject(postponement('Each product does this itself.', 3600))
  for (const kind of left) handlers.set(kind, { run: postpone })
  const faults: string[] = []
  const worker = await startWorker({ database, config, log: (message) => void faults.push(message) })
  await worker.drain()
  await worker.stop()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await database.db.update(jobs).set({ runAt: new Date() }).where(inArray(jobs.kind, left))
}

/** Fails if something in the database has the address. */
async function refuseAddress({ db }: Database): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables.rows) {
    const found = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${address}%`} limit 1`,
    )
    if (found.rows.length > 0) throw new Error(`a job wrote the address of the product to ${name}`)
  }
}
