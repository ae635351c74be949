/** Connects to the embedded database or to DATABASE_URL, and migrates it. */
import { Client, type QueryConfig } from 'pg'
import { isStartupError, startupError, type Config } from '#server/config/config.ts'
import { openDatabase, pooledSettings, sqlState, type Database } from './db.ts'
import { productDatabase, startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { standbyQuery } from './primary.ts'

interface Options {
  /** Read from the replica of the settings; for processes that serve visitors. */
  usesReplica?: boolean
  /** Use the embedded server of another running process; for commands. */
  attach?: boolean
  applicationName?: string
  log?: (message: string) => void
  /**
   * Loads what uses the database, once it is in order. It blocks this process, so that no connection may open meanwhile, whose time
   * limit would pass.
   */
  load?: () => Promise<unknown>
}

/** A running database server, and the address of the product's database on it. */
export interface Reached {
  /** For connections that are sessions of their own, such as those of migrations and backups. */
  url: string
  /** For the pool of a serving process; another one than `url` if a connection pooler is in between. */
  poolUrl: string
  /** The servers one of which becomes the primary when that at `url` fails. */
  standbyUrls: readonly string[]
  /** Stops what was started to connect. */
  close(): Promise<void>
}

/** Starts or connects to the database without migrating it. Throws startup errors. */
export async function waitForDatabase(config: Config, options: Options = {}): Promise<Reached> {
  const { attach = false, log = () => undefined, load } = options
  const { dataDir, databaseUrl } = config
  const server = databaseUrl === null ? await startEmbedded({ dataDir, attach, log, load }) : null
  const close = async () => server?.stop()
  try {
    const given = server?.url(productDatabase) ?? config.databaseUrl ?? ''
    const setting = config.databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    const servers = listServers(config.databaseDirectUrl ?? given, config.databaseStandbys)
    const url = await findPrimary(servers, setting)
    await checkDatabase(url, setting)
    if (config.databaseDirectUrl !== null) await checkPooler(given)
    if (config.databaseDirectUrl !== null && config.preparesStatements) await checkNames(given)
    return {
      url,
      poolUrl: config.databaseDirectUrl === null ? url : given,
      standbyUrls: servers.filter((address) => address !== url),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Starts or connects to the database, migrates and opens it; `close` also stops what was started. Throws startup
 * errors.
 */
export async function connectDatabase(config: Config, options: Options = {}): Promise<Database> {
  const { applicationName = 'bridge-collective', usesReplica = false, log = () => undefined } = options
  const reached = await waitForDatabase(config, options)
  try {
    // First, so that an application that does not load leaves the database to the release before.
    if (config.databaseUrl !== null) await options.load?.()
    await migrate(reached.url, { log })
    const database = openDatabase(reached.poolUrl, {
      poolSize: config.databasePoolSize,
      directUrl: config.databaseDirectUrl === null ? null : reached.url,
      standbyUrls: reached.standbyUrls,
      replicaUrl: usesReplica ? config.databaseReplicaUrl : null,
      preparesStatements: config.preparesStatements,
      applicationName,
      log,
    })
    return {
      ...database,
      async close() {
        await database.close()
        await reached.close()
      },
    }
  } catch (error) {
    await reached.close()
    throw error
  }
}

/** The addresses of a server and of its standbys, which differ in nothing but host and port. */
function listServers(url: string, standbys: readonly string[]): [string, ...string[]] {
  const addresses = standbys.map((standby) => {
    const address = new URL(url)
    const { hostname, port } = new URL(`postgresql://${standby}`)
    address.hostname = hostname
    address.port = port
    return address.href
  })
  // All nodes may have the same list, with the server itself in it.
  return [url, ...addresses.filter((address) => hostOf(address) !== hostOf(url))]
}

function hostOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || '5432'}`
}

/**
 * The one of the servers that is the primary. Throws a startup error with what each of them says if none is, and if two
 * are: then no one knows which of them the others write to.
 */
async function findPrimary(servers: readonly [string, ...string[]], setting: string): Promise<string> {
  const [only, ...others] = servers
  if (others.length === 0) return only
  const answers = await Promise.all(
    servers.map((url) => askForPrimary(url, url === only ? setting : 'DATABASE_STANDBYS')),
  )
  const primaries = servers.filter((_, index) => answers[index] === null)
  const [primary] = primaries
  if (primary === undefined) throw startupError(`No database server accepts writes. ${answers.join(' ')}`)
  if (primaries.length === 1) return primary
  const hosts = primaries.map(hostOf).join(' and ')
  throw startupError(
    `${hosts} both accept writes. Stop the old primary, and make it a standby of the new one.`,
  )
}

/** Null if the server is a primary, otherwise a sentence about what it is. */
async function askForPrimary(url: string, setting: string): Promise<string | null> {
  try {
    const [row] = await queryOnce<{ isStandby: boolean }>({ url, setting }, standbyQuery)
    return row?.isStandby === false ? null : `${hostOf(url)} is a standby.`
  } catch (error) {
    if (!isStartupError(error)) throw error
    return error.message
  }
}

const oldestVersion = 15

/**
 * Tries one connection. Throws a startup error if the server is unreachable, refuses, is too old or does not use
 * UTF-8.
 */
async function checkDatabase(url: string, setting: string): Promise<void> {
  const [row] = await queryOnce<{ version: string; encoding: string }>(
    // As the connections of a pool say it; a pooler refuses that.
    { url, setting, options: `-c timezone=${pooledSettings['timezone']}` },
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )
  const { version, encoding } = row ?? { version: '', encoding: '' }
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw startupError(
      `The database is PostgreSQL ${version}, which is too old. Set DATABASE_URL to PostgreSQL ${oldestVersion} or newer, or leave it out to use the embedded one.`,
    )
  }
  if (encoding !== 'UTF8')
    throw startupError(`The database stores text as ${encoding}. Create one with the encoding UTF8.`)
}

/**
 * Tries one connection through the pooler. Throws a startup error if it does not answer, if its connections lack
 * what every other connection of the product has, such as timeouts, or if they make lists slow.
 */
async function checkPooler(url: string): Promise<void> {
  const rows = await queryOnce<{ name: string; value: string }>(
    { url, setting: 'DATABASE_URL' },
    `select name, current_setting(name) as value from pg_settings
     where lower(name) = any('{plan_cache_mode,${Object.keys(pooledSettings).join(',')}}')`,
  )
  const actual = new Map(rows.map(({ name, value }) => [name.toLowerCase(), value]))
  if (actual.get('plan_cache_mode') === 'force_generic_plan') {
    throw startupError(
      'The connections of DATABASE_URL have plan_cache_mode force_generic_plan, which makes lists of projects a hundred times as slow. Remove it from the settings of the pooler, the server, the database and the role.',
    )
  }
  const wrong = Object.entries(pooledSettings).filter(([name, value]) => actual.get(name) !== value)
  if (wrong.length === 0) return
  const { timezone, ...others } = pooledSettings
  const query = Object.entries(others)
    .map(([name, value]) => `set ${name} = ''${value}''`)
    .join('; ')
  throw startupError(
    `The connections of DATABASE_URL lack these settings: ${wrong.map(([name, value]) => `${name} ${value}`).join(', ')}. If it is a PgBouncer, add this to the line of the database in its [databases]: timezone=${timezone} connect_query='${query}'. If there is no pooler, leave out DATABASE_DIRECT_URL.`,
  )
}

/**
 * Prepares a statement for two clients, one after the other. Throws a startup error if a pooler gave both the same
 * connection, which knows the name from the first: it doesn't follow names.
 */
async function checkNames(url: string): Promise<void> {
  const statement = { name: 'bridge-collective-check', text: 'select' }
  for (let client = 0; client < 2; client += 1) await queryOnce({ url, setting: 'DATABASE_URL' }, statement)
}

async function queryOnce<Row extends object>(
  { url, setting, options }: { url: string; setting: string; options?: string },
  statement: string | QueryConfig,
): Promise<Row[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    ...(options && { options }),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } catch (error) {
    throw describeFailure(error, { url, setting })
  } finally {
    await client.end().catch(() => undefined)
  }
}

const refusals: Record<string, string> = {
  '28P01': 'it rejected the user or the password',
  '28000': 'it rejected the user',
  '3D000': 'the database does not exist',
  '42P05': "it doesn't follow prepared statements, so set DATABASE_PREPARED_STATEMENTS=0",
  '53300': 'it has no free connection',
  '57P03': 'it is still starting or stopping',
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host name lookup failed',
  ENOENT: 'the socket does not exist',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no route to the host',
}

function describeFailure(error: unknown, { url, setting }: { url: string; setting: string }): unknown {
  const code = sqlState(error) ?? ''
  if (!(error instanceof Error)) return error
  const { host, pathname } = new URL(url)
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  const errorText = inner instanceof Error && inner.message ? inner.message : error.message
  if (/unsupported startup parameter/.test(errorText)) {
    return startupError(
      `The database ${host}${pathname} is a connection pooler. Set DATABASE_URL to it and DATABASE_DIRECT_URL to the server itself.`,
      error,
    )
  }
  const reason = refusals[code] ?? (/timeout/.test(errorText) ? 'it did not answer in time' : errorText)
  return startupError(`Could not use the database ${host}${pathname}: ${reason}. Check ${setting}.`, error)
}
