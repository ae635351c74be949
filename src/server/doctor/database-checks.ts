/** What the database says: its schema, connections, clock, writes, backups, jobs, staff and contact. */
import {
  backupHours,
  rateBackup,
  rateClock,
  rateConnections,
  rateJobs,
} from '#domain/administration/health.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import { isStartupError, standardContact, type Config } from '#server/config/config.ts'
import { comparingConnections, listeningConnections } from '#server/config/database-settings.ts'
import { createSigner } from '#server/config/secrets.ts'
import { systemClock } from '#server/context.ts'
import type { Reached } from '#server/db/connect.ts'
import { openDatabase, type Database, type Db } from '#server/db/db.ts'
import { listPendingMigrations } from '#server/db/migrate.ts'
import { askRole } from '#server/db/primary.ts'
import { describeLag } from '#server/db/replica.ts'
import { canOpenKey } from '#server/features/credentials/issuer.ts'
import { checkDatabaseWrites } from '#server/db/write-check.ts'
import { listActiveStaff } from '#server/features/administration/link-queries.ts'
import { measureHealth } from '#server/features/administration/home-queries.ts'
import { demoAccountsRefusal, hasDemoAccounts } from '#server/queries/accounts/demo-accounts.ts'
import { contactOf, reloadSite } from '#server/site/current-site.ts'
import { measureServer } from './queries.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

/** Everything about a database that answers. Changes nothing there. */
export async function checkDatabase(config: Config, { url, standbyUrls }: Reached): Promise<Finding[]> {
  const pending = await findPending(url)
  if (pending.state === 'fail') return [pending]
  const database = openDatabase(url, { poolSize: 1, applicationName: 'bridge-collective doctor' })
  try {
    const before = systemClock()
    const server = await measureServer(database.db)
    const after = systemClock()
    const here = (before.getTime() + after.getTime()) / 2
    return [
      describeServer(server),
      pending,
      await checkWrites(database),
      checkConnections(config, server),
      ...(await checkStandbys(standbyUrls, server)),
      ...(await checkReplica(config, database)),
      checkClock(new Date(server.now).getTime() - here),
      // The tables of a release are there once its migrations are applied.
      ...(pending.state === 'ok' ? await checkWork(database, config) : []),
    ]
  } finally {
    await database.close()
  }
}

function describeServer({ version, isPrivate }: { version: string; isPrivate: boolean }): Finding {
  const text = `PostgreSQL ${version} answers`
  return ok(
    'Database',
    isPrivate
      ? `${text}.`
      : `${text} over a connection that isn't encrypted. Outside of a network of your own, add ?sslmode=verify-full to DATABASE_URL.`,
  )
}

async function findPending(url: string): Promise<Finding> {
  try {
    const names = await listPendingMigrations(url)
    if (names.length === 0) return ok('Schema', 'All migrations of this release are applied.')
    return warn(
      'Schema',
      `The next start applies ${names.length} migrations, from ${names[0]} on. Make a backup first.`,
    )
  } catch (error) {
    if (!isStartupError(error)) throw error
    return fail('Schema', error.message)
  }
}

async function checkWrites({ pool }: Database): Promise<Finding> {
  const fault = await checkDatabaseWrites(pool)
  return fault === null
    ? ok('Writes', 'The database accepts writes.')
    : fail('Writes', `The database accepts no writes: ${fault}.`)
}

/** For all processes that are connected, or for those of this machine before the others start. */
function checkConnections(
  { workers, databasePoolSize, databaseDirectUrl, databaseReplicaUrl }: Config,
  { connections: available, processes }: { connections: number; processes: number },
): Finding {
  const pooled = databaseDirectUrl === null ? databasePoolSize : 0
  const perProcess = pooled + listeningConnections + (databaseReplicaUrl === null ? 0 : comparingConnections)
  const needed = Math.max(workers, processes) * perProcess
  const who =
    processes > workers
      ? `The ${processes} processes that are connected need, by the settings of this machine,`
      : 'The processes of this machine need'
  const counts = `${who} ${needed} connections, and the database has ${available}`
  return rateConnections({ needed, available }) === 'ok'
    ? ok('Connections', `${counts}.`)
    : fail('Connections', `${counts}. Lower WORKERS or DATABASE_POOL_SIZE, or raise max_connections.`)
}

/** Whether another server could take over; nothing if the settings name none. */
async function checkStandbys(
  urls: readonly string[],
  { isSynchronous }: { isSynchronous: boolean },
): Promise<Finding[]> {
  if (urls.length === 0) return []
  const asked = await Promise.all(urls.map(async (url) => ({ url, role: await askRole(url) })))
  const name = 'Standbys'
  const primary = asked.find(({ role }) => role === 'primary')
  if (primary) {
    const { host } = new URL(primary.url)
    return [
      fail(
        name,
        `${host} accepts writes too, so two servers take different writes. Stop the old one, and make it a standby of the other.`,
      ),
    ]
  }
  const silent = asked.filter(({ role }) => role === null).map(({ url }) => new URL(url).host)
  if (silent.length > 0) return [warn(name, `No answer from ${silent.join(', ')}.`)]
  return [
    isSynchronous
      ? ok(name, `All answer (${urls.length}), and a write waits for a copy.`)
      : warn(
          name,
          'They answer, but a failover can lose the last writes: set synchronous_standby_names on the primary.',
        ),
  ]
}

/** Whether the replica follows this database; nothing if the settings name none. */
async function checkReplica({ databaseReplicaUrl }: Config, { pool }: Database): Promise<Finding[]> {
  if (databaseReplicaUrl === null) return []
  const { host } = new URL(databaseReplicaUrl)
  const copy = openDatabase(databaseReplicaUrl, { poolSize: 1, applicationName: 'bridge-collective doctor' })
  const describe = async () => {
    if ((await askRole(databaseReplicaUrl)) === null) return 'does not answer'
    return describeLag({ primary: pool, replica: copy.pool })
  }
  try {
    const fault = await describe().catch(() => 'stopped answering')
    return [
      fault === null
        ? ok('Replica', `${host} follows the database.`)
        : warn('Replica', `${host} ${fault}, so visitors read from the primary. Check DATABASE_REPLICA_URL.`),
    ]
  } finally {
    await copy.close()
  }
}

function checkClock(differenceMs: number): Finding {
  const state = rateClock(differenceMs)
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1)
  const text =
    state === 'ok'
      ? 'The clocks of this machine and of the database agree.'
      : `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'behind' : 'ahead of'} that of the database. Keep both in sync (NTP).`
  return { name: 'Clock', state, text }
}

async function checkWork({ db }: Database, config: Config): Promise<Finding[]> {
  const now = systemClock()
  const { lastBackupAt, failedJobs, longestWaitSeconds } = await measureHealth(db, now)
  const staff = await listActiveStaff(db)
  await reloadSite(db)
  const canSign = await canOpenKey(db, createSigner(config.secrets))
  return [
    ...(config.secrets.length === 0 ? [] : [describeKeys(canSign)]),
    describeBackup(lastBackupAt === null ? null : new Date(lastBackupAt), now),
    describeJobs({ failed: failedJobs, longestWaitSeconds }),
    describeStaff(staff, config),
    ...checkContact(config),
    ...(await checkDemo(db, config)),
  ]
}

/** Whether production would refuse to start on this database. */
async function checkDemo(db: Db, config: Config): Promise<Finding[]> {
  if (config.environment !== 'production' || !(await hasDemoAccounts(db))) return []
  return [fail('Demo', demoAccountsRefusal)]
}

/** Processes with different keys replace the key of credentials in turn, and can't read what the others encrypt. */
function describeKeys(canSign: boolean): Finding {
  return canSign
    ? ok('Keys', 'SECRETS opens the keys in the database.')
    : fail(
        'Keys',
        'SECRETS does not open the keys in the database. Use the same SECRETS on every machine, and after a restore those from before.',
      )
}

function describeBackup(lastAt: Date | null, now: Date): Finding {
  if (lastAt === null)
    return warn('Backup', 'There is no backup yet. Make one every day with: npm run backup')
  const hours = Math.round((now.getTime() - lastAt.getTime()) / 3_600_000)
  const age = `The last backup is ${hours} hours old`
  return rateBackup(lastAt, now) === 'ok'
    ? ok('Backup', `${age}.`)
    : warn('Backup', `${age}, older than ${backupHours}. Make one every day with: npm run backup`)
}

function describeJobs(jobs: { failed: number; longestWaitSeconds: number }): Finding {
  if (rateJobs(jobs) === 'ok') return ok('Jobs', 'No job failed or waits too long.')
  const minutes = Math.round(jobs.longestWaitSeconds / 60)
  const facts = [
    ...(jobs.failed > 0 ? [`${jobs.failed} jobs failed.`] : []),
    ...(minutes > 0 ? [`The longest waits ${minutes} minutes. Is the product running?`] : []),
  ]
  return warn('Jobs', [...facts, 'See /admin/jobs.'].join(' '))
}

function describeStaff(
  staff: readonly { email: string; roles: readonly StaffRole[]; hasSecondFactor: boolean }[],
  config: Config,
): Finding {
  if (!staff.some(({ roles }) => roles.includes('administrator'))) {
    return warn('Staff', 'There is no administrator. Create one with: npm run admin -- create EMAIL')
  }
  const unsecured = staff.filter(({ hasSecondFactor }) => !hasSecondFactor).map(({ email }) => email)
  if (unsecured.length === 0) return ok('Staff', 'Everyone on the staff uses two-step sign-in.')
  const text = `Without two-step sign-in: ${unsecured.join(', ')}.`
  return needsSecondFactor(config)
    ? warn('Staff', `${text} They can't do their work here until they set it up.`)
    : ok('Staff', text)
}

/** How visitors write to the operator: by the site's settings, or by CONTACT_EMAIL. */
function checkContact(config: Config): Finding[] {
  if (config.environment !== 'production' || contactOf(config) !== standardContact) return []
  return [
    warn('Contact', 'The contact address is still the example. Set it at /admin/site, or set CONTACT_EMAIL.'),
  ]
}
