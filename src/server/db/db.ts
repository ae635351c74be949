/** The pool of connections, the query builder over it, and transactions that survive a lost race. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, types, type Client, type PoolClient } from 'pg'
import { listen } from './listen.ts'
import * as schema from './schema.ts'
import { guardPool } from './unavailable.ts'

/** What runs queries: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  /** For hot reads as named prepared statements. */
  pool: Pool
  /** Hears a channel's notifications until the returned function is called; see `listen`. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface Options {
  poolSize?: number
  applicationName?: string
  log?: (message: string) => void
  /** How long to wait for the database; as long as requests do, where one is not given. */
  limits?: Partial<Limits>
}

// A day stays the text it is, whatever the process's time zone; counts fit a number.
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(types.builtins.INT8, Number)

type Limits = Readonly<Record<'connection' | 'query' | 'statement' | 'lock' | 'idleTransaction', number>>

/** Milliseconds after which what serves a request stops waiting, so that no request waits 5 s; 0 is without end. */
const requestLimits: Limits = {
  connection: 2000,
  // A server that is stopped in the middle keeps no limit of its own.
  query: 4800,
  statement: 5000,
  lock: 3000,
  idleTransaction: 10_000,
}

/** The pools behind databases, and the builders over their connections: both live as long as what they belong to. */
const pools = new WeakMap<Db, Pool>()
const builders = new WeakMap<Client | PoolClient, Db>()

const session = [
  // A generic plan of a filter by arrays took 100 times as long.
  'plan_cache_mode=force_custom_plan',
  'timezone=UTC',
]

/**
 * Opens a pool: 2 s for a connection, 5 s a statement, 3 s for a lock, 10 s idle in a transaction, unless `limits` says
 * otherwise. A `timestamptz` of a column comes back as Date, a `date` as YYYY-MM-DD; in raw `sql` through `db` a moment is
 * PostgreSQL's text.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { poolSize = 10, applicationName = 'bridge-collective', log } = options
  const limits = { ...requestLimits, ...options.limits }
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    options: session.map((setting) => `-c ${setting}`).join(' '),
  })
  let isClosing = false
  pool.on('error', (error) => isClosing || log?.(`lost a database connection: ${error.message}`))
  guardPool(pool, limits.query)
  const db = drizzle(pool, { schema })
  pools.set(db, pool)
  return {
    db,
    pool,
    listen: (channel, onMessage) =>
      listen({ pool, channel, onPayload: onMessage, queryTimeoutMs: limits.query }),
    close() {
      isClosing = true
      return pool.end()
    },
  }
}

const serializationFailures = ['40001', '40P01']
const attempts = 4

/** The pool behind a database; none behind a transaction. */
export function poolOf(db: Db): Pool | undefined {
  return pools.get(db)
}

/** One transaction; when it lost a race (serialization failure, deadlock) it is run again, three times at most. */
export async function transact<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const pool = pools.get(db)
  // Inside a transaction it is a part of that one, which alone can be run again.
  if (!pool) return db.transaction(work)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (attempt === attempts || !serializationFailures.includes(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * Takes a connection and gives it back whatever happens. The builder's own way over a pool keeps it for ever when `begin`
 * fails, as it does on a connection that died: ten of those, and the pool is empty.
 */
async function runOnce<Result>(pool: Pool, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let cause: unknown
  try {
    return await builderOver(client).transaction(async (transaction) => {
      try {
        return await work(transaction)
      } catch (error) {
        cause = error
        throw error
      }
    })
  } catch (error) {
    // On a lost connection the rollback fails too, and its error would hide the one that tells why.
    throw cause ?? error
  } finally {
    // The pool drops a connection that is lost.
    client.release()
  }
}

/** The builder over one connection, for whoever keeps a transaction of their own open on it. */
export function builderOver(client: Client | PoolClient): Db {
  const builder = builders.get(client) ?? drizzle(client, { schema })
  builders.set(client, builder)
  return builder
}

/** The SQLSTATE or system code of what a query threw, however it is wrapped; null where there is none. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return null
}
