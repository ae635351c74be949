/**
 * Migrates a database to the schema of this release: plain SQL files, each applied once, in order, in its own
 * transaction.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startupError } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { sqlState } from './db.ts'

interface Migration {
  /** The file's name without its extension; those of `post/` begin with `post/`. */
  name: string
  sql: string
  checksum: string
}

interface Options {
  log?: (message: string) => void
  /** The folder of the files; for tests. */
  folder?: string
}

const standardFolder = path.join(productFolder, 'migrations')

/** An arbitrary lock number, the same in every release, so that two processes never migrate at the same time. */
const lockKey = '4201337015'

/**
 * Applies what is missing of migrations/*.sql, then of migrations/post/*.sql. Several processes may call it at the
 * same time. Throws a startup error if an applied file was changed, or if the database has a migration that this
 * release does not know.
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<void> {
  const { log = () => undefined, folder = standardFolder } = options
  const client = new Client({
    connectionString,
    application_name: 'bridge-collective-migrate',
    options: '-c timezone=UTC',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await acquireLock(client, log)
    const known = [...loadMigrations(folder, ''), ...loadMigrations(folder, 'post/')]
    const applied = await listApplied(client)
    checkHistory(known, applied)
    const isEmpty = applied.size === 0
    for (const migration of known.filter(({ name }) => !applied.has(name))) {
      if (concurrentIndex.test(migration.sql)) await applyConcurrently(client, migration)
      // No one waits for an empty database. Later, a waiting ALTER would block every query behind it.
      else await (isEmpty ? apply(client, migration) : applyWithRetries(client, migration))
      if (!isEmpty) log(`migrated the database: ${migration.name}`)
    }
    if (isEmpty) log(`created the tables of the database: ${known.length} migrations`)
  } finally {
    await client.end()
  }
}

/**
 * Migrates an empty database with these migrations, in their order, inside the caller's transaction. Throws a startup
 * error if this release does not know one of them or has a different text for it.
 */
export async function replayMigrations(
  client: Client,
  wanted: readonly { name: string; checksum: string }[],
  folder = standardFolder,
): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    lockKey,
  ])
  if (!rows[0]?.taken)
    throw startupError('Another process is migrating the database. Try again when it is done.')
  const known = [...loadMigrations(folder, ''), ...loadMigrations(folder, 'post/')]
  checkHistory(
    known,
    new Map(wanted.map(({ name, checksum }) => [name, checksum])),
    (name) =>
      `A newer release made the backup (this one does not know ${name}). Restore it with that release, or restore an older backup. Nothing was changed.`,
  )
  await listApplied(client)
  for (const { name } of wanted) {
    const migration = known.find((each) => each.name === name)
    // No one writes to an empty database, and the index is built with everything else or not at all.
    if (migration) await execute(client, { ...migration, sql: migration.sql.replace(concurrentIndex, '$1') })
  }
}

/**
 * The names of the migrations that the next start will apply, in order; reads only. Throws a startup error as
 * {@link migrate} does.
 */
export async function listPendingMigrations(
  connectionString: string,
  folder = standardFolder,
): Promise<string[]> {
  const client = new Client({ connectionString, application_name: 'bridge-collective-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const known = [...loadMigrations(folder, ''), ...loadMigrations(folder, 'post/')]
    const applied = (await hasHistory(client)) ? await findHistory(client) : new Map<string, string>()
    checkHistory(known, applied)
    return known.flatMap(({ name }) => (applied.has(name) ? [] : [name]))
  } finally {
    await client.end()
  }
}

function loadMigrations(folder: string, part: string): Migration[] {
  const from = path.join(folder, part)
  if (!existsSync(from)) return []
  return readdirSync(from)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n')
      return {
        name: part + path.basename(file, '.sql'),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    })
}

/** Polls for the lock, because waiting for it in the server would block an index build. */
async function acquireLock(client: Client, log: (message: string) => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ])
    if (rows[0]?.taken) return
    if (turn === 10) log('waiting for another process that is migrating the database')
    await wait(100)
  }
}

async function hasHistory(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('schema_migrations') is not null as known",
  )
  return rows[0]?.known ?? false
}

async function listApplied(client: Client): Promise<Map<string, string>> {
  if (!(await hasHistory(client))) {
    await client.query(
      'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
  }
  return findHistory(client)
}

async function findHistory(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

const describeNewerDatabase = (name: string) =>
  `A newer release migrated the database (this one does not know ${name}). Start that release, or restore an older backup.`

function checkHistory(
  known: Migration[],
  applied: Map<string, string>,
  describeNewer = describeNewerDatabase,
): void {
  const names = new Set(known.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !names.has(name)).sort()
  if (unknown[0]) throw startupError(describeNewer(unknown[0]))
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw startupError(
      `The migration ${changed.name} changed after it was applied to this database. Restore the file, and put the change into a new migration.`,
    )
  }
}

async function execute(client: Client, migration: Migration): Promise<void> {
  await client.query(migration.sql)
  await record(client, migration)
}

async function record(client: Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

async function apply(client: Client, migration: Migration, lockTimeout = '0'): Promise<void> {
  await client.query('begin')
  try {
    await client.query("select set_config('lock_timeout', $1, true)", [lockTimeout])
    await execute(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Such a file contains only this statement, which cannot run in a transaction; tests/migrations.test.ts checks that.
 */
const concurrentIndex = /\b(create\s+(?:unique\s+)?index)\s+concurrently\b/i

/**
 * Builds an index while others write. First drops the unfinished index of an earlier attempt, which would otherwise
 * count as the index.
 */
async function applyConcurrently(client: Client, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`)
  await client.query(migration.sql)
  await record(client, migration)
}

const lockNotAvailable = '55P03'

async function applyWithRetries(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, '200ms')
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error
      if (attempt === 10) {
        throw startupError(
          `The migration ${migration.name} could not get its lock in ten attempts. End long transactions on the database, then start again.`,
          error,
        )
      }
      await wait(100 * attempt)
    }
  }
}
