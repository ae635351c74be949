/** The server process: starts it, restarts it when it dies, and stops it after everything is written. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startupError } from '#server/config/config.ts'
import type { Site } from './cluster.ts'
import { isPostmasterReady, ownerOption } from './owner.ts'
import { exitWithParent, identityOptions } from './privileges.ts'

interface Server extends Site {
  socketDir: string
  durable: boolean
  log: (message: string) => void
  /** Makes sure that no other server runs on the data directory. */
  clear: () => Promise<void>
}

/** Small enough for a modest machine, and safe against power loss. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const durabilityOff = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const startTimeoutMs = 120_000
const retryTimeoutMs = 20_000
const maxRetryDelayMs = 5000

/** What a new server logs while the files of a stopping one are still there. */
const previousServerEnding = /lock file .* already exists|pre-existing shared memory block/

/** Starts the server and keeps it running until `stop`; throws a startup error if it does not start. */
export async function superviseServer(server: Server): Promise<{ stop(): Promise<void> }> {
  const exiting = exitWithParent()
  let isStopping = false
  let restart = Promise.resolve()
  let child = await launch(server, exiting)
  watch()
  const endChild = () => void child.kill('SIGINT')
  process.on('exit', endChild)

  function watch(): void {
    child.once('exit', () => {
      if (isStopping) return
      server.log('the database server stopped unexpectedly; restarting it')
      restart = restartServer()
    })
    if (hasEnded(child) && !isStopping) restart = restartServer()
  }

  async function restartServer(): Promise<void> {
    for (let pause = 50; !isStopping; pause = Math.min(pause * 2, maxRetryDelayMs)) {
      try {
        child = await launch(server, exiting)
        server.log('the database server is running again')
        if (!isStopping) watch()
        return
      } catch (error) {
        server.log(error instanceof Error ? error.message : String(error))
        await wait(pause)
      }
    }
  }

  return {
    async stop() {
      isStopping = true
      await restart
      await end(child)
      process.off('exit', endChild)
    },
  }
}

/** Starts the server and waits until it accepts connections; retries while an earlier one is still stopping. */
async function launch(server: Server, exiting: string[]): Promise<ChildProcess> {
  for (let waited = 0; ; waited += 100) {
    await server.clear()
    const child = start(server, exiting)
    if (await isReady(server, child)) return child
    const failureReason = readFailureReason(server)
    if (!previousServerEnding.test(failureReason) || waited >= retryTimeoutMs) {
      throw startupError(`The embedded PostgreSQL did not start (${failureReason}). See ${logFile(server)}.`)
    }
    await wait(100)
  }
}

function start(server: Server, exiting: string[]): ChildProcess {
  const all = {
    ...settings,
    unix_socket_directories: server.socketDir,
    ...(server.durable ? {} : durabilityOff),
  }
  const options = Object.entries(all).map(([name, value]) => `${name}=${value}`)
  const [tool = '', ...rest] = [
    ...server.privileges.prefix,
    ...exiting,
    server.binaries.postgres,
    '-D',
    server.cluster,
    ...[...options, ownerOption()].flatMap((option) => ['-c', option]),
  ]
  // Only this server uses the folder, and the data directory has its own lock.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(path.join(server.socketDir, name), { force: true })
  const output = openSync(logFile(server), 'w', 0o600)
  try {
    const child = spawn(tool, rest, {
      env: server.env,
      cwd: server.dataDir,
      // The server runs in a separate session, so that Ctrl-C reaches only this process, which finishes its requests
      // before it stops the database.
      detached: true,
      stdio: ['ignore', output, output],
      ...identityOptions(server.privileges.identity),
    })
    child.on('error', (error) => server.log(error.message))
    return child
  } finally {
    closeSync(output)
  }
}

/** True when the server accepts connections, false if it exited instead. */
async function isReady(server: Server, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < startTimeoutMs; waited += 10) {
    if (child.pid === undefined || hasEnded(child)) return false
    if (isPostmasterReady(server.cluster, child.pid)) return true
    await wait(10)
  }
  await end(child)
  return false
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (const [signal, patience] of [
    ['SIGINT', 8000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const) {
    if (hasEnded(child)) return
    child.kill(signal)
    await Promise.race([ended, wait(patience, undefined, { ref: false })])
  }
}

function logFile({ dataDir }: Server): string {
  return path.join(dataDir, 'postgres.log')
}

/** Finds the reason in the server's log. */
function readFailureReason(server: Server): string {
  const file = logFile(server)
  if (!existsSync(file) || statSync(file).size === 0) return 'no message in the log'
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const reasons = lines.filter((line) => /FATAL|PANIC|error|could not|refused/i.test(line))
  return (reasons.at(-1) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC):\s*/, '')
}
