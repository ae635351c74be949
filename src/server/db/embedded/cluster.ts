/** Creates the data directory, completely or not at all, and the role and database of the product. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { startupError } from '#server/config/config.ts'
import { embeddedMajor, type Binaries } from './binaries.ts'
import { isAlive } from './owner.ts'
import { chownTo, identityOptions, type Privileges } from './privileges.ts'

export const superuser = 'postgres'
/** The product's role: owns its databases and may create others, but is not a superuser. */
export const productRole = 'bridge'

/** The folders, and how to run programs in them. */
export interface Site {
  dataDir: string
  cluster: string
  binaries: Binaries
  env: NodeJS.ProcessEnv
  privileges: Privileges
}

/** Creates the data directory if there is none; throws a startup error if the existing one cannot be used. */
export function ensureCluster(site: Site): void {
  const { cluster, dataDir, privileges } = site
  removeUnfinished(dataDir)
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return createCluster(site)
  const version = path.join(cluster, 'PG_VERSION')
  const major = existsSync(version) ? readFileSync(version, 'utf8').trim() : null
  if (major === null) {
    throw startupError(
      `The folder ${cluster} contains something that is not a PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    )
  }
  if (major !== embeddedMajor) {
    throw startupError(
      `The database in ${cluster} was created by PostgreSQL ${major}, but this release includes ${embeddedMajor}. Start the release that created it and move the data.`,
    )
  }
  chownTo(privileges, cluster)
}

// Finds a UTF-8 locale of this machine, because pg_trgm uses the C library's character rules.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

function createCluster(site: Site): void {
  const { cluster, dataDir, privileges } = site
  const unfinished = path.join(dataDir, `postgres.unfinished-${process.pid}`)
  const failures = characterTypes.map((characterType) => {
    if (existsSync(path.join(unfinished, 'PG_VERSION'))) return null
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
    if (privileges.identity) chownSync(unfinished, privileges.identity.uid, privileges.identity.gid)
    return initialize(site, unfinished, characterType)
  })
  const failure = failures.at(-1)
  if (failure) {
    rmSync(unfinished, { recursive: true, force: true })
    throw startupError(`The embedded PostgreSQL could not create its database in ${cluster}: ${failure}`)
  }
  try {
    renameSync(unfinished, cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process created the directory first; its copy works just as well.
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error
  }
}

/** Runs initdb; returns its error output, or null on success. */
function initialize(site: Site, folder: string, characterType: string): string | null {
  const [tool, ...rest] = [
    ...site.privileges.prefix,
    site.binaries.initdb,
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    // Only this user can access the socket's folder.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--text-search-config=english',
    '--data-checksums',
    '--no-instructions',
  ]
  const options = { env: site.env, encoding: 'utf8', ...identityOptions(site.privileges.identity) } as const
  const { status, stderr, error } = spawnSync(tool, rest, options)
  if (status === 0) return null
  rmSync(path.join(folder, 'PG_VERSION'), { force: true })
  const lines = (error?.message ?? stderr)
    .split('\n')
    .filter((line) => /error|fatal|could not|cannot/i.test(line))
  return lines[0]?.replace(/^initdb: (error: )?/, '') ?? `initdb ended with ${status}`
}

/** Removes the leftovers of a process that was killed while it created a data directory. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = /^postgres\.unfinished-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}

/** Creates the product's role and database if they are missing. */
export async function ensureDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [productRole])
    if (role.rowCount === 0) await client.query(`create role ${productRole} login createdb`)
    const known = await client.query('select from pg_database where datname = $1', [database])
    if (known.rowCount === 0) await client.query(`create database ${database} owner ${productRole}`)
  } finally {
    await client.end()
  }
}
