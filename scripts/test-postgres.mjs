// `npm run test:postgres`: runs the server's tests on the oldest supported PostgreSQL, Debian's 15, or on that of
// DATABASE_URL. Further arguments name files, as for Vitest. `-- --install` installs it if it is missing (Debian, as
// root). The machine's own cluster is left alone.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vitest } from './reports.mjs'
import { finish, startRun, runStep } from './steps.mjs'

const version = '15'
const programs = `/usr/lib/postgresql/${version}/bin`
const isRoot = process.getuid?.() === 0

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status === 0) return stdout?.trim() ?? ''
  const output = error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n')
  throw new Error(`${path.basename(command)} failed: ${output}`)
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) => run('apt-get', [...args, '-y', '-qq', '--no-install-recommends'], { env })
  get('update')
  get('install', 'postgresql-common')
  // Otherwise the package creates a cluster and starts it.
  const quiet = '/etc/postgresql-common/createcluster.d/bridge-collective-test.conf'
  mkdirSync(path.dirname(quiet), { recursive: true })
  writeFileSync(quiet, 'create_main_cluster = false\n')
  try {
    get('install', `postgresql-${version}`)
  } finally {
    rmSync(quiet)
  }
}

/** The user that runs the server, which refuses to run as root: the one that the package created. */
function findIdentity() {
  if (!isRoot) return {}
  const ask = (option) => Number(run('id', [option, 'postgres']))
  return { uid: ask('-u'), gid: ask('-g') }
}

/** Starts a server with data and a socket in the run's own folder, and returns the address of an empty database. */
function start(folder) {
  const identity = findIdentity()
  const home = path.join(folder, 'pg')
  mkdirSync(home, { mode: 0o711 })
  if (isRoot) chownSync(home, identity.uid, identity.gid)
  const data = path.join(home, 'data')
  const options = { cwd: home, ...identity }
  run(
    `${programs}/initdb`,
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  const settings = [`-k ${home}`, "-c listen_addresses=''", '-c fsync=off', '-c max_connections=200'].join(
    ' ',
  )
  const log = path.join(home, 'log')
  run(`${programs}/pg_ctl`, ['-D', data, '-l', log, '-o', settings, '-w', 'start'], {
    ...options,
    stdio: 'ignore',
  })
  const query = (text) => run(`${programs}/psql`, ['-h', home, '-U', 'postgres', '-qc', text], options)
  // As in production: not a superuser, but an owner who may create databases.
  query('create role bridge login createdb')
  query('create database bridge owner bridge')
  return `postgresql://bridge@localhost/bridge?host=${encodeURIComponent(home)}`
}

const folder = startRun()
try {
  const isInstall = process.argv.includes('--install')
  let url = process.env.DATABASE_URL
  if (!url) {
    if (!existsSync(`${programs}/postgres`) && isInstall) install()
    if (!existsSync(`${programs}/postgres`)) {
      throw new Error(
        `There is no PostgreSQL ${version} in ${programs}. Set DATABASE_URL, or run "npm run test:postgres -- --install" as root on Debian.`,
      )
    }
    url = start(folder)
  }
  const results = [await runStep({ name: 'build', command: ['scripts/build.mjs'] })]
  const server = vitest('server', ['server'], { run: folder })
  const files = process.argv.slice(2).filter((word) => word !== '--install')
  const command = [...server.command, ...files]
  results.push(await runStep({ ...server, command, env: { DATABASE_URL: url } }))
  finish(results)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
