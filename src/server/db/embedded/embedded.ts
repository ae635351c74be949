/** The embedded PostgreSQL: starts, watches and stops it with the process. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultSiteName } from '#contract/i18n/site-name.ts'
import { startupError } from '#server/config/config.ts'
import { openDataFolder } from '#server/config/data-folder.ts'
import { locateBinaries, prepareLibraries } from './binaries.ts'
import { ensureCluster, ensureDatabase, productRole, superuser, type Site } from './cluster.ts'
import { openSocketFolder } from './socket-folder.ts'
import { disownPidFile, findPostmaster, isAlive, type Postmaster } from './owner.ts'
import { choosePrivileges } from './privileges.ts'
import { superviseServer } from './server.ts'

/** The product's own database in the embedded server. */
export const productDatabase = 'bridge_collective'

export interface EmbeddedPostgres {
  /** The address of a database for the product's role, which is not a superuser. */
  url(database: string): string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Use the server of another running process of the product instead of refusing; for commands. */
  attach?: boolean
  /** False trades crash safety for speed; for tests. */
  durable?: boolean
  log?: (message: string) => void
  /**
   * Called while the server starts, and ended before the first connection. If it blocked the process while one opens, its
   * time limit would pass.
   */
  load?: (() => Promise<unknown>) | undefined
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, creates that folder if it is missing, and restarts the server when it
 * dies. Only one process at a time can run the server of a folder; an orphaned server is stopped first. Throws a
 * startup error if the folder is in use, unusable or from another PostgreSQL version.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const dataDir = openDataFolder(options.dataDir)
  const cluster = path.join(dataDir, 'postgres')
  const running = findPostmaster(cluster)
  if (running?.isOwned && options.attach) return attachTo(cluster, running)
  await freeCluster(cluster, log)
  const binaries = locateBinaries()
  const privileges = choosePrivileges(binaries, { dataDir, cluster })
  const socketDir = openSocketFolder(cluster, privileges)
  const env = prepareLibraries(binaries, socketDir)
  const site: Site = { dataDir, cluster, binaries, env, privileges }
  ensureCluster(site)
  const loading = options.load?.()
  // A failure is thrown where it is awaited, which may be later.
  loading?.catch(() => undefined)
  const server = await superviseServer({
    ...site,
    socketDir,
    log,
    durable: options.durable ?? true,
    clear: () => freeCluster(cluster, log),
  })
  try {
    await loading
    await ensureDatabase(addressOf(socketDir, superuser, 'postgres'), productDatabase)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    url: (database) => addressOf(socketDir, productRole, database),
    async stop() {
      await server.stop()
      rmSync(socketDir, { recursive: true, force: true })
    },
  }
}

function addressOf(socketDir: string, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

async function attachTo(cluster: string, running: Postmaster): Promise<EmbeddedPostgres> {
  for (let patience = 600; patience > 0 && !findPostmaster(cluster)?.isReady; patience -= 1) await wait(50)
  const { socketDir } = findPostmaster(cluster) ?? running
  return { url: (database) => addressOf(socketDir, productRole, database), stop: async () => undefined }
}

/**
 * Waits until no server runs on the data directory: refuses while another living process owns the server, stops an
 * orphaned server, and removes pid files that point at other programs.
 */
async function freeCluster(cluster: string, log: (message: string) => void): Promise<void> {
  const running = findPostmaster(cluster)
  if (running?.isOwned) {
    throw startupError(
      `The data folder ${path.dirname(cluster)} is in use by another running ${defaultSiteName} (process ${running.ownerPid}). Stop that one, or set DATA_DIR to another folder.`,
    )
  }
  if (!running) return disownPidFile(cluster)
  log(`stopping the database server ${running.pid}, left over from a process that is gone`)
  // Recovery after a crash can take long; each signal is more forceful than the last.
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!isAlive(running.pid)) break
    signalProcess(running.pid, signal)
    for (let waited = 0; waited < patience && isAlive(running.pid); waited += 20) await wait(20)
  }
  disownPidFile(cluster)
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (isAlive(pid))
      throw startupError(
        `Could not stop the database server ${pid} from an earlier run. Stop it by hand.`,
        error,
      )
  }
}
