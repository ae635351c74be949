/**
 * Runs several serving processes on one database and one port; this process owns the database and watches the others.
 */
import cluster from 'node:cluster'
import path from 'node:path'
import type { Config } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { prepareDemo } from './demo.ts'
import { prepareAdministrator } from './first-administrator.ts'
import type { Serving } from './serve.ts'
import { supervise } from './supervisor.ts'

interface Cluster extends Serving {
  /** Resolves with an explanation if the processes keep ending. */
  failed: Promise<string>
}

/** True in a process that `serveByCluster` started. */
export const isClusterWorker = cluster.isWorker

/** Reports to the primary process that this one serves. */
export function reportServing(address: string): void {
  process.send?.({ serves: address })
}

/** Reports to the primary process why this one cannot serve; resolves when the report is sent. */
export async function reportFailure(sentence: string): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.connected) process.send?.({ fails: sentence }, undefined, undefined, () => resolve())
    else resolve()
  })
}

/**
 * Disconnects this process from the primary before it closes the port. The primary keeps the port open as long as a
 * connected process uses it, and the last one to close a port resets the connections that wait at it; this process
 * accepts them instead.
 */
export function disconnectWorker(): void {
  if (!cluster.worker?.isConnected()) return
  // Otherwise it would exit immediately, as it does when the primary process is gone.
  cluster.worker.exitedAfterDisconnect = true
  process.disconnect()
}

/**
 * Prepares the database, then starts as many processes as the settings say. Throws startup errors, and the reason of
 * `signal`.
 */
export async function serveByCluster(
  config: Config,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Cluster> {
  const database = await waitForDatabase(config, { log })
  const supervisor = supervise(() => forkWorker(config.databaseUrl ?? database.poolUrl), {
    count: config.workers,
    log,
  })
  try {
    await migrate(database.url, { log })
    const prepared = await prepare(config, database.url)
    const address = await Promise.race([supervisor.start(), rejectOnAbort(signal)])
    return {
      address,
      ...prepared,
      failed: supervisor.failed,
      metrics: config.metricsPort === null ? null : await gatherMetrics(),
      async end() {
        await supervisor.end()
        await database.close()
      },
    }
  } catch (error) {
    await supervisor.end()
    await database.close()
    throw error
  }
}

/** The client for Prometheus is loaded only by those who have one. */
async function gatherMetrics(): Promise<Metrics> {
  const { createGatheredMetrics } = await import('#server/metrics/metrics.ts')
  return createGatheredMetrics()
}

async function prepare(
  config: Config,
  url: string,
): Promise<Pick<Serving, 'demoAccounts' | 'bootstrapLink'>> {
  const opened = openDatabase(url, { poolSize: 1 })
  try {
    const demoAccounts = await prepareDemo(config, opened)
    return { demoAccounts, bootstrapLink: await prepareAdministrator(config, opened) }
  } finally {
    await opened.close()
  }
}

function forkWorker(databaseUrl: string) {
  // Each process takes connections from one shared queue. If the primary handed them out, one for a killed process
  // would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: path.join(productFolder, 'dist/server/main.js'),
    execArgv: [...process.execArgv, '--enable-source-maps'],
  })
  return cluster.fork({ DATABASE_URL: databaseUrl, DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: '' })
}

/** Rejects with the reason of the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
