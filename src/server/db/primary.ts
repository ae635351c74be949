/** Several servers of one database: which of them accepts writes now (docs/decisions/0121-failover.md). */
import { Client, type ClientBase, type ClientConfig } from 'pg'

/** One of several servers is the primary, and another one takes its place when it fails. */
export interface Primary {
  /** The address of the server that was the primary when it was last looked for. */
  url(): string
  /**
   * Looks for the primary, the last one first; calls at the same time share one search, and none begins right
   * after another. Keeps the last one if none of the
   * servers says that it is the primary, or if there is only one server.
   */
  find(): Promise<void>
  /** Throws if the server of a connection that was just opened is a standby; with only one server it asks nothing. */
  verify(client: ClientBase): Promise<void>
}

/** How long a server may take to say whether it is the primary, in milliseconds. */
const limitMs = 2000

/** No search begins within this time after the last one: a pool that is busy refuses often, and its server is fine. */
const pauseMs = 250

/** Asks a server whether it is a standby. */
export const standbyQuery = 'select pg_is_in_recovery() as "isStandby"'
/** The pool's own limit doesn't hold yet for what is asked on a new connection. */
const timedQuery = { text: standbyQuery, query_timeout: limitMs }

async function isStandby(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isStandby: boolean }>(timedQuery)
  return rows[0]?.isStandby !== false
}

/** What a server is now; null if it doesn't answer within two seconds. */
export async function askRole(
  url: string,
  connection: ClientConfig = {},
): Promise<'primary' | 'standby' | null> {
  const client = new Client({
    ...connection,
    connectionString: url,
    connectionTimeoutMillis: limitMs,
  })
  // An unhandled error event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await isStandby(client)) ? 'standby' : 'primary'
  } catch {
    return null
  } finally {
    // A server that hangs doesn't say goodbye.
    void client.end().catch(() => undefined)
  }
}

/** Follows the primary among servers with the same database; the first of them is it now. */
export function followPrimary(
  [first, ...others]: readonly [string, ...string[]],
  connection: ClientConfig,
): Primary {
  const servers = [first, ...others]
  let current = first
  let searching: Promise<void> | null = null
  let searchedAt = -pauseMs
  async function search(): Promise<void> {
    for (const url of [current, ...servers.filter((server) => server !== current)]) {
      if ((await askRole(url, connection)) !== 'primary') continue
      current = url
      return
    }
  }
  return {
    url: () => current,
    async find() {
      if (others.length === 0 || (!searching && performance.now() - searchedAt < pauseMs)) return
      searching ??= search().finally(() => {
        searching = null
        searchedAt = performance.now()
      })
      await searching
    },
    async verify(client) {
      if (others.length > 0 && (await isStandby(client))) throw new Error('the server is a standby')
    },
  }
}
