/** One serving process: the database, the app and the worker of jobs, and their end. */
import { loadDemoData, hasDemoAccounts } from '#server/commands/demo.ts'
import { buildApp } from '#server/app.ts'
import { startupError, type Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Database } from '#server/db/db.ts'
import { watchWrites } from './degradation.ts'
import { listAdministrators } from '#server/features/administration/link-queries.ts'
import { makeAdministratorLink } from '#server/features/administration/link-service.ts'
import { trackConnections } from '#server/http/connections.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { listen } from './listening.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'

/** Something that serves, and its end, which finishes what was begun. */
export interface Serving {
  /** What people open. */
  address: string
  hasDemo: boolean
  /** Makes the first administrator; null where there is one or none was asked for. */
  bootstrapLink: string | null
  metrics: Metrics | null
  end(): Promise<void>
}

/** Starts everything in this process. Throws startup errors, and has ended everything then. */
export async function serve(config: Config, log: (line: string) => void): Promise<Serving> {
  const ends: (() => Promise<unknown>)[] = []
  // The last started ends first: no new connections, what is in flight, the job under way, the database.
  const end = async () => {
    for (const part of ends.toReversed()) await part()
  }
  try {
    const database = await connectDatabase(config, { log })
    ends.push(database.close)
    const hasDemo = await prepareDemo(config, database)
    const bootstrapLink = await prepareAdministrator(config, database)
    const writes = watchWrites({ config, database })
    const metrics = config.metricsPort === null ? null : createMetrics(database, writes)
    const connections = trackConnections()
    const app = await buildApp({ config, database, writes, connections, ...(metrics && { metrics }) })
    const logError = (message: string, err?: unknown) => app.log.error({ err }, message)
    const worker = await startWorker({ database, config, log: logError })
    ends.push(worker.stop)
    ends.push(async () => {
      await connections.stopAccepting()
      await Promise.all([connections.drain(), app.endStreams()])
      // Last, as it destroys connections whose next request has not been read, and pages ask the app until then.
      await app.close()
    })
    return { address: await listen(app, config), hasDemo, bootstrapLink, metrics, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** A link for the first administrator, where the settings name one and there is none yet. */
export async function prepareAdministrator(config: Config, { db }: Database): Promise<string | null> {
  const { bootstrapAdminEmail: email, publicUrl } = config
  if (email === null || (await listAdministrators(db)).length > 0) return null
  return makeAdministratorLink(db, { email, publicUrl, now: systemClock() })
}

/** Loads what an empty database outside production gets, and says whether demo accounts may be shown. */
export async function prepareDemo(config: Config, { db }: Database): Promise<boolean> {
  const isProduction = config.environment === 'production'
  if (!isProduction && config.demoData === 'auto') await loadDemoData({ db, now: systemClock() })
  const hasDemo = await hasDemoAccounts(db)
  if (hasDemo && isProduction) {
    throw startupError(
      'The database has demo accounts with a published password. In production, start with an empty database (another DATA_DIR or DATABASE_URL).',
    )
  }
  return hasDemo
}
