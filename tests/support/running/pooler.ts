import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { ensureInstalled } from './debian.ts'
import { findPort, isListening } from './ports.ts'

/** PgBouncer. */
export const pgBouncer = { file: '/usr/sbin/pgbouncer', package: 'pgbouncer' } as const

/**
 * PgBouncer refuses to run as root, and only its owner may use the socket of the embedded server: another user, or
 * root under another number in a namespace of its own.
 */
function chooseUser(socket: string): { prefix: string[]; identity?: { uid: number; gid: number } } {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const { uid, gid } = existsSync(socket) ? statSync(socket) : { uid: 65_534, gid: 65_534 }
  return uid === 0
    ? { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }
    : { prefix: [], identity: { uid, gid } }
}

type PoolerOptions = {
  /** Connections to the server, which all clients share. */
  poolSize: number
  /** What the line of the database says besides the server's address. */
  database: string
}

/** Starts a PgBouncer in transaction mode in front of a database, for the duration of the test; returns its address. */
export async function startPooler(url: string, { poolSize, database }: PoolerOptions): Promise<string> {
  ensureInstalled(pgBouncer)
  const server = new URL(url)
  const host = server.searchParams.get('host') ?? server.hostname
  const port = server.port === '' ? '5432' : server.port
  const [user, name] = [decodeURIComponent(server.username), server.pathname.slice(1)]
  const ownPort = await findPort()
  const folder = path.join(inject('cluster').folder, `pooler-${ownPort}`)
  mkdirSync(folder)
  const password = server.password === '' ? '' : `password=${decodeURIComponent(server.password)}`
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${name} = host=${host} port=${port} user=${user} ${password} ${database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  )
  const { prefix, identity } = chooseUser(path.join(host, `.s.PGSQL.${port}`))
  if (identity) chownSync(settings, identity.uid, identity.gid)
  const [started, ...args] = [...prefix, pgBouncer.file, settings]
  const child = spawn(started ?? pgBouncer.file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...identity })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await ended
  })
  while (!(await isListening(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`)
  }
  return `postgresql://${user}@127.0.0.1:${ownPort}/${name}`
}
