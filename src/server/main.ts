/** The life of the process: reads the settings, starts serving, and finishes open work before it stops. */
import { getSiteName } from '#contract/i18n/site-name.ts'
import { transportSettings } from '#domain/email/transports.ts'
import { isStartupError, loadConfig, getEnvironment, type Config } from '#server/config/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { sendsEmail } from './email/transport.ts'
import { listenForHealth } from './process/health-port.ts'
import { sendHeartbeats } from './process/heartbeats.ts'
import { listenForMetrics, requireFreePort } from './process/listening.ts'
import { withSecrets } from './config/secrets.ts'
import type { Serving } from './process/serve.ts'
import {
  isClusterWorker,
  disconnectWorker,
  reportFailure,
  serveByCluster,
  reportServing,
} from './process/cluster.ts'

/** Seconds until a hanging shutdown is forced, before the settings are read. */
let stopSeconds = 12

const print = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)

async function start(): Promise<Serving> {
  const settings = loadConfig(getEnvironment())
  if (!isClusterWorker) await requireFreePort(settings)
  const config = withSecrets(settings)
  stopSeconds = config.drainSeconds + config.stopSeconds
  if (isClusterWorker) {
    const serving = await serveHere(config)
    reportServing(serving.address)
    sendHeartbeats()
    return serving
  }
  const serving = await (config.workers > 1 ? startCluster(config) : serveHere(config))
  const { metrics } = serving
  const measured = metrics && (await listenForMetrics(config, metrics.render).catch(closeAndRethrow(serving)))
  if (measured) print(`Metrics are at ${measured.url}`)
  const health = await listenForHealth(config, serving.address).catch(closeAndRethrow(serving))
  if (health) print(`Health is at ${health.url}`)
  print(`${getSiteName()} runs at ${serving.address}`)
  if (config.environment === 'production' && !sendsEmail(config))
    warn(
      `Emails stay in the table outbox and reach no one. To send them, set ${transportSettings.join(' or ')}.`,
    )
  printDemoAccounts(serving.demoAccounts)
  if (serving.bootstrapLink)
    print(
      `Open this link within 30 minutes to become the first administrator. It works once: ${serving.bootstrapLink}`,
    )
  return {
    ...serving,
    async end() {
      await measured?.close()
      await serving.end()
      // Runs last, so the health endpoint reports the process as alive until it stops.
      await health?.close()
    },
  }
}

/**
 * Loads the application only here, and only once the settings, the data folder and the database are in order: the parent of
 * several processes never serves, and a refused start needs nothing of it.
 */
async function serveHere(config: Config): Promise<Serving> {
  const load = () => import('./process/serve.ts')
  const database = await connectDatabase(config, { usesReplica: true, log: warn, load })
  const { serve } = await load()
  return serve(config, database)
}

async function startCluster(config: Config): Promise<Serving> {
  const cluster = await serveByCluster(config, warn, stop.signal)
  void cluster.failed.then((sentence) => {
    warn(sentence)
    ending ??= end(1)
  })
  return cluster
}

function closeAndRethrow({ end: stopServing }: Serving) {
  return async (error: unknown): Promise<never> => {
    await stopServing()
    throw error
  }
}

function printDemoAccounts(accounts: Serving['demoAccounts']): void {
  if (accounts.length > 0) print('Demo accounts:')
  for (const { role, email, password } of accounts)
    print(`  ${role.padEnd(13)}  ${email.padEnd(24)}  ${password}`)
}

let ending: Promise<void> | null = null

/** Cancels a startup that is still running. */
const stop = new AbortController()

async function end(code: number): Promise<void> {
  setTimeout(() => {
    warn(`Not everything stopped within ${stopSeconds} s. Stopping now.`)
    process.exit(1)
  }, stopSeconds * 1000).unref()
  try {
    // A signal may arrive while the process is still starting.
    const serving = await started.catch(() => null)
    disconnectWorker()
    await serving?.end()
    process.exit(code)
  } catch (error) {
    warn(String(error))
    process.exit(1)
  }
}

const started = start()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The process gets Ctrl-C twice when npm passes it on.
  process.on(signal, () => {
    stop.abort()
    ending ??= end(0)
  })
}

try {
  await started
} catch (error) {
  if (error !== stop.signal.reason) await failStart(error)
}

async function failStart(error: unknown): Promise<never> {
  const described = error instanceof Error ? error.stack : String(error)
  const sentence = isStartupError(error) ? error.message : `Could not start: ${described}`
  if (isClusterWorker) await reportFailure(sentence)
  else warn(sentence)
  process.exit(1)
}
