/** The connection pool, the query builder on top of it, and transactions that are retried after a lost race. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'
import { runToEnd } from './gather-writes.ts'
import { createListener, type Listen } from './listen.ts'
import { followPrimary, type Primary } from './primary.ts'
import { followReplica, type Replica } from './replica.ts'
import { guardPool } from './unavailable.ts'

/** Runs queries: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  /** For hot reads that use named prepared statements. */
  pool: Pool
  /** Listens to a channel until the returned function is called. */
  listen: Listen
  close(): Promise<void>
}

interface Options {
  poolSize?: number
  applicationName?: string
  log?: (message: string) => void
  /**
   * The address of the server itself, if that of the pool is a connection pooler in transaction mode; notifications
   * come from there. Such a pooler sets what connections have, such as their timeouts ({@link pooledSettings}).
   */
  directUrl?: string | null
  /** The addresses of servers one of which becomes the primary when this one fails; notifications follow it, and so does the pool without a pooler. */
  standbyUrls?: readonly string[]
  /** The address of a copy for reads that may be a little old; null without one. */
  replicaUrl?: string | null
  /** Whether hot reads are prepared under a name; true by default. */
  preparesStatements?: boolean
  /** Timeouts for the database; the default is that of requests. */
  limits?: Partial<Limits>
}

// Parses a date as text, whatever the process's time zone, and a count as a number.
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(types.builtins.INT8, Number)

type Limits = Readonly<Record<'connection' | 'query' | 'statement' | 'lock' | 'idleTransaction', number>>

/** Timeouts in milliseconds for serving requests, so that no request waits 5 s; 0 means no timeout. */
const requestLimits: Limits = {
  connection: 2000,
  // A frozen server does not enforce its own timeouts.
  query: 4800,
  statement: 5000,
  lock: 3000,
  idleTransaction: 10_000,
}

/** By database, connection and transaction; entries are garbage-collected with their keys. */
const primaries = new WeakMap<Db, Primary>()
const replicas = new WeakMap<Db, Replica>()
const builders = new WeakMap<Client | PoolClient, Db>()
const clients = new WeakMap<Db, Client | PoolClient>()

const session = { timezone: 'UTC' }

/** The settings of a connection, by their names in PostgreSQL; times in milliseconds. */
const settingsOf = (limits: Limits) => ({
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleTransaction,
})

/** The settings that a connection pooler has to give the connections that serve requests. */
export const pooledSettings: Readonly<Record<string, string>> = {
  ...session,
  ...Object.fromEntries(
    Object.entries(settingsOf(requestLimits)).map(([name, ms]) => [name, `${ms / 1000}s`]),
  ),
}

/**
 * Opens a pool with the timeouts 2 s for a connection, 5 s for a statement, 3 s for a lock and 10 s idle in a
 * transaction, unless `limits` overrides them. A `timestamptz` column is returned as a Date, a `date` as YYYY-MM-DD;
 * raw `sql` through `db` returns a timestamp as PostgreSQL's text.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { poolSize = 10, applicationName = 'bridge-collective', log } = options
  const { directUrl = null, standbyUrls = [], replicaUrl = null, preparesStatements = true } = options
  const limits = { ...requestLimits, ...options.limits }
  const direct: ClientConfig = {
    connectionTimeoutMillis: limits.connection,
    ...settingsOf(limits),
    // A server or role that always plans for any values would read whole tables for lists (docs/decisions/0129-plans-of-prepared-statements.md).
    options: `-c timezone=${session.timezone} -c plan_cache_mode=auto`,
  }
  const primary = followPrimary([directUrl ?? url, ...standbyUrls], direct)
  const pool = new Pool({
    max: poolSize,
    application_name: applicationName,
    // A pooler refuses parameters of a session, because the session is not the client's. It knows the primary itself.
    ...(directUrl === null
      ? { ...direct, ...connectTo(primary) }
      : { connectionString: url, connectionTimeoutMillis: limits.connection }),
  })
  let isClosing = false
  pool.on('error', (error) => isClosing || log?.(`lost a database connection: ${error.message}`))
  guardPool(pool, {
    queryTimeoutMs: limits.query,
    dropsNames: !preparesStatements,
    onUnreachable: () => void primary.find(),
  })
  const db = drizzle(pool)
  primaries.set(db, primary)
  const replica =
    replicaUrl === null
      ? null
      : followReplica({
          replica: openDatabase(replicaUrl, {
            poolSize,
            applicationName,
            limits: { ...limits, ...replicaLimits },
            ...(log && { log }),
          }),
          comparing: {
            primary: openComparing({ ...direct, ...connectTo(primary) }, limits),
            replica: openComparing({ ...direct, connectionString: replicaUrl }, limits),
          },
          log,
        })
  if (replica) replicas.set(db, replica)
  return {
    db,
    pool,
    listen: createListener({
      primary,
      connection: direct,
      queryTimeoutMs: limits.query,
      onChanges: () => replica?.awaitChanges(),
    }),
    async close() {
      isClosing = true
      await Promise.all([pool.end(), replica?.close()])
    },
  }
}

/** Anyone who waits for a copy in vain asks the primary afterwards. */
const replicaLimits = { connection: 500, query: 2000, statement: 2000 }

/** One connection that is there for comparing two servers alone. */
function openComparing(connection: PoolConfig, limits: Limits): Pool {
  const comparing = new Pool({ ...connection, max: 1, application_name: 'bridge-collective-comparing' })
  comparing.on('error', () => undefined)
  guardPool(comparing, { queryTimeoutMs: limits.query })
  return comparing
}

/** What makes each new connection of a pool one to the primary. */
const connectTo = (primary: Primary) => ({
  // oxlint-disable-next-line house/classes -- the pool constructs its connections, and has no other place for an address that changes
  Client: class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: primary.url() })
    }
  },
  // The pool waits for it before it gives the connection to anyone.
  onConnect: (client: ClientBase) => primary.verify(client),
})

const serializationFailures = ['40001', '40P01']
const attempts = 4

/** The address for a session of its own: that of the server behind a pooler, and of the primary now. Undefined for a transaction. */
export const sessionUrlOf = (db: Db): string | undefined => primaries.get(db)?.url()

/** The copy beside a database; undefined without one, and for a transaction. */
export const replicaOf = (db: Db): Replica | undefined => replicas.get(db)

/** The pool of a database; undefined for a transaction. */
const poolOf = (db: Db): Pool | undefined =>
  '$client' in db && db.$client instanceof Pool ? db.$client : undefined

/** What runs the statements: the pool of a database, the connection of a transaction. */
export function connectionOf(db: Db): Pool | Client | PoolClient {
  const connection = poolOf(db) ?? clients.get(db)
  if (!connection) throw new Error('Neither `openDatabase` nor `transact` made this database.')
  return connection
}

/**
 * Runs a transaction, and retries it after a lost race (serialization failure, deadlock), up to {@link attempts} times in
 * all.
 */
export async function transact<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const pool = poolOf(db)
  // A nested call joins the outer transaction, because only that can be retried.
  if (!pool) return db.transaction((nested) => runToEnd(keepClient(clients.get(db), nested), work))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (attempt === attempts || !serializationFailures.includes(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * Takes a connection and always returns it. The query builder's own transaction never returns it if `begin` fails, as
 * it does on a dead connection: ten of those would empty the pool.
 */
async function runOnce<Result>(pool: Pool, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let cause: unknown
  try {
    return await builderOver(client).transaction(async (transaction) => {
      try {
        return await runToEnd(keepClient(client, transaction), work)
      } catch (error) {
        cause = error
        throw error
      }
    })
  } catch (error) {
    // On a lost connection the rollback fails too, and its error would hide the original one.
    throw cause ?? error
  } finally {
    // The pool removes lost connections itself.
    client.release()
  }
}

/** A query builder for one connection, for callers that keep their own transaction open on it. */
export function builderOver(client: Client | PoolClient): Db {
  const builder = builders.get(client) ?? keepClient(client, drizzle(client))
  builders.set(client, builder)
  return builder
}

function keepClient(client: Client | PoolClient | undefined, db: Db): Db {
  if (client) clients.set(db, client)
  return db
}

/** The SQLSTATE or system code of a query's error, however it is wrapped; null if there is none. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return null
}
