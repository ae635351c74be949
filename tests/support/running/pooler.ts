import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'

const program = '/usr/sbin/pgbouncer'

/** Debian's package, which the tests install where they may. */
function ensureInstalled(): void {
  if (existsSync(program)) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'],
  ]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`PgBouncer could not be installed: ${error?.message ?? stderr}`)
  }
}

/** Whether this machine has PgBouncer or can install it: Debian, as root. */
export const hasPooler = existsSync(program) || (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))

/** A port that is free now. */
async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

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
  ensureInstalled()
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
  const [started, ...args] = [...prefix, program, settings]
  const child = spawn(started ?? program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...identity })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await ended
  })
  while (!(await answers(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`)
  }
  return `postgresql://${user}@127.0.0.1:${ownPort}/${name}`
}
