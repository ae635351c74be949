/** Which database the product uses, and how it connects to it. */
import { z } from 'zod'
import { address, flag, list, wholeNumberSetting } from './setting-kinds.ts'

const databaseAddress = address(
  /^postgres(ql)?$/,
  'must be an address such as postgresql://user:password@host:5432/database',
)

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
const hosts = list.refine(
  (names) => names.every((name) => host.test(name) && URL.canParse(`postgresql://${name}`)),
  'must be hosts such as db2.example.org:5432, separated by commas',
)

export const databaseSettings = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_STANDBYS: hosts,
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_PREPARED_STATEMENTS: flag(true),
  DATABASE_POOL_SIZE: wholeNumberSetting(10, [1, 100]),
}

const written = z.object(databaseSettings)

export type DatabaseConfig = Readonly<{
  /** Null means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  /**
   * The address of the server itself, if `databaseUrl` is that of a connection pooler in transaction mode; otherwise
   * null. What needs a session of its own connects to it: notifications, migrations, backups.
   */
  databaseDirectUrl: string | null
  /** Hosts (`host` or `host:port`) with a copy of the database, one of which becomes the primary when the server fails. */
  databaseStandbys: readonly string[]
  /** The address of a copy that follows the database, for reads that may be a little old; null without one. */
  databaseReplicaUrl: string | null
  /** Whether hot reads are prepared under a name. A pooler that doesn't follow these names refuses them. */
  preparesStatements: boolean
  databasePoolSize: number
}>

/** The embedded server allows 60 connections: these remain without those for commands. */
const maxEmbeddedConnections = 54
/** The connections per process outside its pool, for notifications. */
export const listeningConnections = 1
/** And the one that asks the primary how far it is, for a process with a replica. */
export const comparingConnections = 1

/** The text of a setting that contradicts another; null if there is none. */
export function findDatabaseConflict(values: z.output<typeof written> & { WORKERS: number }): string | null {
  const {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    WORKERS: workers,
    DATABASE_STANDBYS: standbys,
  } = values
  if (url !== undefined) {
    const isInParameter = ['host', 'port'].some((name) => new URL(url).searchParams.has(name))
    return standbys.length > 0 && isInParameter
      ? 'DATABASE_STANDBYS needs a DATABASE_URL with the host before its path, as in postgresql://user@host:5432/database.'
      : null
  }
  if (standbys.length > 0) return 'DATABASE_STANDBYS needs DATABASE_URL, the address of the primary.'
  if (values.DATABASE_REPLICA_URL !== undefined) {
    return 'DATABASE_REPLICA_URL needs DATABASE_URL, the address of the database that the replica follows.'
  }
  if (directUrl !== undefined) {
    return 'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the connection pooler in front of it.'
  }
  const connections = workers * (values.DATABASE_POOL_SIZE + listeningConnections)
  return workers > 1 && connections > maxEmbeddedConnections
    ? `WORKERS and DATABASE_POOL_SIZE need ${connections} connections, but the embedded database has ${maxEmbeddedConnections}. Lower one of them, or set DATABASE_URL.`
    : null
}

export const parseDatabase = (values: z.output<typeof written>): DatabaseConfig => ({
  databaseUrl: values.DATABASE_URL ?? null,
  databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
  databaseStandbys: values.DATABASE_STANDBYS,
  databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
  preparesStatements: values.DATABASE_PREPARED_STATEMENTS,
  databasePoolSize: values.DATABASE_POOL_SIZE,
})
