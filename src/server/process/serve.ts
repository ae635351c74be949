/** One serving process: starts and stops the database, the app and the job worker. */
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/db.ts'
import { watchWrites, type WriteWatch } from './degradation.ts'
import { prepareDemo, type DemoAccount } from './demo.ts'
import { prepareAdministrator } from './first-administrator.ts'
import { trackConnections } from '#server/http/limits/connections.ts'
import { prepareGuessing } from '#server/languages/guess.ts'
import { startInboundServer } from '#server/inbound/listener.ts'
import { createSharedContext } from '#server/shared-context.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { listen } from './listening.ts'
import { loadPlaceFinder } from '#server/places/find-place.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** Something that serves; closing it finishes the work in progress. */
export interface Serving {
  /** The address that people open. */
  address: string
  /** The demo accounts that may be shown. */
  demoAccounts: readonly DemoAccount[]
  /** Creates the first administrator; null if there is one or the settings name none. */
  bootstrapLink: string | null
  metrics: Metrics | null
  end(): Promise<void>
}

/**
 * What is loaded that no one may have needed yet, and when: a start has enough to do, and many processes end sooner. Without the
 * first one, texts simply have no language until a restart. The second is read again where a search near a place needs it, which
 * fails if that does.
 */
const tables = [
  // Early, because a text's language is guessed in the transaction that stores it, which holds locks.
  { load: prepareGuessing, afterMs: 1000 },
  // The first page near a place would wait for them. Reading them takes a quarter of what a start does.
  { load: loadPlaceFinder, afterMs: 60_000 },
]

/** Starts everything else in this process. Throws startup errors, after stopping what was started and the database. */
export async function serve(given: Config, database: Database): Promise<Serving> {
  const ends: (() => Promise<unknown>)[] = [database.close]
  // Stops in reverse order: new connections, requests in progress, the current job, the database.
  const end = async () => {
    for (const part of ends.toReversed()) await part()
  }
  try {
    const demoAccounts = await prepareDemo(given, database)
    const config = chooseFigures(given, { hasDemo: demoAccounts.length > 0 })
    const bootstrapLink = await prepareAdministrator(config, database)
    const writes = watchWrites({ config, database })
    const metrics = config.metricsPort === null ? null : await startMetrics(database, writes)
    const connections = trackConnections()
    const app = await buildApp({ config, database, writes, connections, ...(metrics && { metrics }) })
    const logError = (message: string, err?: unknown) => app.log.error({ err }, message)
    const worker = await startWorker({ database, config, log: logError })
    ends.push(worker.stop)
    ends.push(async () => {
      await connections.stopAccepting()
      await Promise.all([connections.drain(), app.endStreams()])
      // Last, because it destroys connections whose next request is unread, and pages call the app until then.
      await app.close()
    })
    const address = await listen(app, config)
    const inbound = await startInboundServer({
      ...createSharedContext({ config, database }, logError),
      log: logError,
    })
    if (inbound) ends.push(inbound.close)
    ends.push(loadTables())
    ends.push(async () => {
      connections.announceStop()
      if (config.drainSeconds > 0) await wait(config.drainSeconds * 1000)
    })
    return { address, demoAccounts, bootstrapLink, metrics, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The client for Prometheus is loaded only by those who have one. */
async function startMetrics(database: Database, writes: WriteWatch): Promise<Metrics> {
  const { createMetrics } = await import('#server/metrics/metrics.ts')
  return createMetrics(database, writes)
}

/** Plans to load each table, whatever becomes of the others. Returns what cancels that. */
function loadTables(): () => Promise<void> {
  const timers = tables.map(({ load, afterMs }) =>
    setTimeout(() => {
      load().catch(() => undefined)
    }, afterMs),
  )
  return async () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Invented figures, stories and projects are for demo data only, unless a setting says otherwise (decision A18). */
function chooseFigures(config: Config, { hasDemo }: { hasDemo: boolean }): Config {
  return config.figures === 'auto' && hasDemo ? { ...config, figures: 'documented' } : config
}
