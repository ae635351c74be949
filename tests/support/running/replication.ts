/** Debian's PostgreSQL 15 as a primary with a synchronous standby, for tests of what happens when the primary dies. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { signalServer } from '#tests/lifecycle/process.ts'
import { ensureInstalled } from './debian.ts'
import { makeDataFolder, removeDataFolder } from './folders.ts'
import { findPort } from './ports.ts'
import { whenFinished } from './shared.ts'

const binaries = '/usr/lib/postgresql/15/bin'

/** PostgreSQL 15 with its tools, which the embedded one lacks. */
export const debianPostgres = { file: `${binaries}/postgres`, package: 'postgresql-15' } as const

/** One server of a pair. */
export interface ReplicatedServer {
  /** As `DATABASE_STANDBYS` wants it. */
  host: string
  url: string
  /** Ends all its processes as a loss of power would. */
  kill(): Promise<void>
  /** Stops all its processes without an end: its connections stay open, and nothing answers. */
  freeze(): void
  /** Stops or resumes applying what the primary sends; what is sent meanwhile is kept. */
  pause(isPaused: boolean): Promise<void>
  /** Makes it the primary; resolves when it accepts writes. */
  promote(): Promise<void>
}

/** Runs a statement in the database `postgres` of a server. */
async function runSql(port: number, statement: string): Promise<void> {
  const client = new Client({
    connectionString: `postgresql://bridge@127.0.0.1:${port}/postgres`,
    // A server without a standby waits for one, whatever the statement.
    options: '-c synchronous_commit=local',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root, and wants a user that the system knows: nobody. */
const findIdentity = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null)

/** Servers in a folder of their own, which goes with the test or the tests that share them. */
export function makeServers() {
  ensureInstalled(debianPostgres)
  const identity = findIdentity()
  const folder = makeDataFolder()
  const children: ChildProcess[] = []
  if (identity) chownSync(folder, identity.uid, identity.gid)
  whenFinished(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = new Promise((resolve) => child.once('close', resolve))
      signalServer(child.pid ?? 0, 'SIGKILL')
      await ended
    }
    removeDataFolder(folder)
  })

  function runTool(tool: string, ...args: string[]): void {
    const options = { encoding: 'utf8', cwd: folder, ...identity } as const
    const { status, stderr, error } = spawnSync(path.join(binaries, tool), args, options)
    if (status !== 0) throw new Error(`${tool} failed: ${error?.message ?? stderr}`)
  }

  async function start(data: string, port: number): Promise<ReplicatedServer> {
    const settings = { port, listen_addresses: '127.0.0.1', max_connections: 100, fsync: 'off' }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', data, '-c', 'unix_socket_directories=', ...options]
    const child = spawn(path.join(binaries, 'postgres'), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...identity,
    })
    children.push(child)
    let log = ''
    const ready = new Promise<boolean>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (/ready to accept (read-only )?connections/.test(log)) resolve(true)
      })
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error(`PostgreSQL ended: ${log}`)
    return {
      host: `127.0.0.1:${port}`,
      url: `postgresql://bridge@127.0.0.1:${port}/bridge_collective`,
      async kill() {
        signalServer(child.pid ?? 0, 'SIGKILL')
        await ended
      },
      freeze: () => signalServer(child.pid ?? 0, 'SIGSTOP'),
      pause: (isPaused) => runSql(port, `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
      promote: () => runSql(port, 'select pg_promote(true, 60)'),
    }
  }

  const portOf = ({ host }: ReplicatedServer) => Number(host.split(':')[1])

  const prepareFolder = (port: number): string => {
    const data = path.join(folder, String(port))
    rmSync(data, { recursive: true, force: true })
    mkdirSync(data, { mode: 0o700 })
    if (identity) chownSync(data, identity.uid, identity.gid)
    return data
  }

  return {
    /** Starts a server with an empty database. */
    async startPrimary(): Promise<ReplicatedServer> {
      const port = await findPort()
      const data = prepareFolder(port)
      runTool('initdb', '-D', data, '-U', 'bridge', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N')
      const server = await start(data, port)
      await runSql(port, 'create database bridge_collective')
      return server
    },
    /**
     * Starts a copy of a server, which that waits for before it acknowledges a write from now on; optionally in the
     * place of a dead server, at its address.
     */
    async startStandby(primary: ReplicatedServer, instead?: ReplicatedServer): Promise<ReplicatedServer> {
      const port = instead ? portOf(instead) : await findPort()
      const data = prepareFolder(port)
      const from = portOf(primary)
      const source = ['-d', `host=127.0.0.1 port=${from} user=bridge`]
      runTool('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-N', ...source)
      const standby = await start(data, port)
      await runSql(from, "alter system set synchronous_standby_names = '*'")
      await runSql(from, 'select pg_reload_conf()')
      return standby
    },
  }
}
