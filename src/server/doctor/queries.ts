import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { listenerName } from '#server/db/listen.ts'

interface MeasuredServer extends Record<string, unknown> {
  version: string
  /** The time there, as ISO 8601. */
  now: string
  /** Connections for users that are no superusers. */
  connections: number
  /** Processes of the product that are connected, on whichever machine: each listens over a connection of its own. */
  processes: number
  /** Whether no one in between can read along: it is encrypted, or on this machine. */
  isPrivate: boolean
  /** Whether a write waits for a standby before it is acknowledged. */
  isSynchronous: boolean
}

/** What the server says about itself. */
export async function measureServer(db: Db): Promise<MeasuredServer> {
  const { rows } = await db.execute<MeasuredServer>(sql`
    select current_setting('server_version') as version,
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      (select count(*)::int from pg_stat_activity
        where application_name = ${listenerName} and datname = current_database()) as processes,
      current_setting('synchronous_standby_names') <> '' as "isSynchronous",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false)
        or coalesce(inet_client_addr() = inet_server_addr(), true) as "isPrivate"`)
  const [row] = rows
  if (!row) throw new Error('the server described itself by no row')
  return row
}
