/** The life of the process: settings, database, server, and an end that finishes what it began. */
import type { FastifyInstance } from 'fastify'
import { isStartupError, loadConfig, readEnvironment, startupError, type Config } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Database } from '#server/db/db.ts'
import { buildApp } from './app.ts'
import { hasDemoAccounts, loadDemoData } from './commands/demo.ts'
import { systemClock } from './context.ts'
import { demoAccounts } from './demo/accounts.ts'
import { trackConnections } from './http/connections.ts'
import { startWorker } from './jobs/worker.ts'
import { createMetrics, serveMetrics } from './metrics/metrics.ts'
import { withSecrets } from './secrets.ts'

/** Milliseconds after which an end that does not come is forced. */
const longestEnd = 12_000

const tell = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)

/** What ends the process's parts, in the order in which they were started. */
type Ends = (() => Promise<unknown>)[]

async function start(): Promise<Ends> {
  const config = withSecrets(loadConfig(readEnvironment()))
  const ends: Ends = []
  try {
    const database = await connectDatabase(config, { log: warn })
    ends.push(database.close)
    const hasDemo = await prepareDemo(config, database)
    const metrics = config.metricsPort === null ? null : createMetrics(database)
    const app = await buildApp({ config, database, ...(metrics && { metrics }) })
    const log = (message: string, err?: unknown) => app.log.error({ err }, message)
    const worker = await startWorker({ database, config, log })
    ends.push(worker.stop)
    const endConnections = trackConnections()
    ends.push(async () => {
      const closed = app.close()
      endConnections()
      await closed
    })
    if (metrics) ends.push(await listenForMetrics(config, metrics.render))
    const address = await listen(app, config)
    tell(`Bridge Collective runs at ${address}`)
    if (config.environment === 'production' && config.smtpUrl === null)
      warn('No SMTP_URL is set: letters are kept in the table outbox and reach nobody.')
    if (hasDemo) tellDemoAccounts()
    return ends
  } catch (error) {
    await endAll(ends)
    throw error
  }
}

/** The last started ends first: no new connections, what is in flight, the job under way, the database. */
async function endAll(ends: Ends): Promise<void> {
  for (const part of ends.toReversed()) await part()
}

/** Loads what an empty database outside production gets, and says whether demo accounts may be shown. */
async function prepareDemo(config: Config, { db }: Database): Promise<boolean> {
  const isProduction = config.environment === 'production'
  if (!isProduction && config.demoData === 'auto') await loadDemoData({ db, now: systemClock() })
  const hasDemo = await hasDemoAccounts(db)
  if (hasDemo && isProduction) {
    throw startupError(
      'The database holds demo accounts, whose password is published: in production start with an empty database (another DATA_DIR or DATABASE_URL).',
    )
  }
  return hasDemo
}

/** Listens and returns the address that people open. */
async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw describeListening(error, { host, port })
  }
  const actual = app.server.address()
  return port === 0 && typeof actual === 'object' && actual ? `http://localhost:${actual.port}` : publicUrl
}

async function listenForMetrics(config: Config, render: () => Promise<string>): Promise<() => Promise<void>> {
  const place = { host: config.metricsHost, port: config.metricsPort ?? 0 }
  const served = await serveMetrics(place, render).catch((error: unknown) => {
    throw describeListening(error, place, 'METRICS_')
  })
  tell(`Metrics are at ${served.url}`)
  return served.close
}

function describeListening(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return startupError(
      `Port ${port} on ${host} is already in use: stop the program that uses it, or set ${prefix}PORT to another number.`,
    )
  }
  if (code === 'EACCES')
    return startupError(
      `Port ${port} may not be used by this user: set ${prefix}PORT to a number above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return startupError(
      `This machine has no address ${host}: set ${prefix}HOST to one of its addresses, such as 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}

function tellDemoAccounts(): void {
  tell('Demo accounts:')
  for (const { role, email, password } of demoAccounts)
    tell(`  ${role.padEnd(12)}  ${email.padEnd(24)}  ${password}`)
}

let ending: Promise<void> | null = null

async function end(started: Promise<Ends>): Promise<void> {
  setTimeout(() => {
    warn(`Not everything ended within ${longestEnd / 1000} seconds; ending now.`)
    process.exit(1)
  }, longestEnd).unref()
  // A signal may come while the start is still under way.
  const ends = await started.catch(() => null)
  await endAll(ends ?? [])
  process.exit(ends ? 0 : 1)
}

const started = start()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Ctrl-C reaches the process twice when npm passes it on.
    ending ??= end(started).catch((error: unknown) => {
      warn(String(error))
      process.exit(1)
    })
  })
}

try {
  await started
} catch (error) {
  warn(
    isStartupError(error)
      ? error.message
      : `The start failed: ${error instanceof Error ? error.stack : String(error)}`,
  )
  process.exit(1)
}
