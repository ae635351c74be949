/** From settings to a migrated, open database: the embedded one or that of DATABASE_URL. */
import { Client } from 'pg'
import { startupError, type Config } from '#server/config.ts'
import { openDatabase, sqlState, type Database } from './db.ts'
import { productDatabase, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

interface Options {
  /** Use the embedded server of another running process; for commands. */
  attach?: boolean
  applicationName?: string
  log?: (message: string) => void
}

/** Starts or reaches the database, migrates and opens it; `close` also stops what was started. Throws startup errors. */
export async function connectDatabase(config: Config, options: Options = {}): Promise<Database> {
  const { attach = false, applicationName = 'bridge-collective', log = () => undefined } = options
  const server =
    config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, attach, log }) : null
  try {
    const url = server?.url(productDatabase) ?? config.databaseUrl ?? ''
    await checkDatabase(url)
    await migrate(url, { log })
    const database = openDatabase(url, { poolSize: config.databasePoolSize, applicationName, log })
    return {
      ...database,
      async close() {
        await database.close()
        await server?.stop()
      },
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

const oldestVersion = 15

/** Connects once; a startup error where the server cannot be reached, refuses, is too old or not in UTF-8. */
async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
    )
    const [{ version, encoding } = { version: '', encoding: '' }] = rows
    if (Number.parseInt(version, 10) < oldestVersion) {
      throw startupError(
        `The database is PostgreSQL ${version}, which is too old: set DATABASE_URL to a PostgreSQL ${oldestVersion} or newer, or leave it out to use the embedded one.`,
      )
    }
    if (encoding !== 'UTF8')
      throw startupError(`The database stores text as ${encoding}: make one with the encoding UTF8.`)
  } catch (error) {
    throw describeFailure(error, url)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const refusals: Record<string, string> = {
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting or stopping',
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'the host name could not be looked up',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no route to the host',
}

function describeFailure(error: unknown, url: string): unknown {
  const code = sqlState(error) ?? ''
  if (code === 'startup' || !(error instanceof Error)) return error
  const { host, pathname } = new URL(url)
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  const told = inner instanceof Error && inner.message ? inner.message : error.message
  const reason = refusals[code] ?? (/timeout/.test(told) ? 'it did not answer in time' : told)
  return startupError(`The database ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL.`, error)
}
