import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import type { Database } from '#server/db/db.ts'

/**
 * Excluded: limits count refused requests too, the audit log records reads and refusals, what matches showed is written a
 * second after it was read, and a job that runs at any time records what it learned.
 */
const tablesOfData = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('rate_limit', 'audit_log', 'audit_seals', 'match_exposures', 'match_models') order by 1`

/** A row as text. The last use of a session is excluded, because any request updates it once a minute. */
const textOf = (table: string) =>
  table === 'sessions' ? "(to_jsonb(t) - 'last_seen_at' - 'idle_expires_at')::text" : 't::text'

type Sums = Record<string, string>

/** The last snapshot, what had been committed before it, and which rows existed. */
const known = new WeakMap<object, { snapshot: string; versions: Sums; sums: Sums }>()

/** For every table, the number of rows and the sum of their hashes, which ignores their order. */
async function sumRows(client: PoolClient, hash: (table: string) => string): Promise<Sums> {
  const { rows } = await client.query<{ name: string }>({ name: 'tables of data', text: tablesOfData })
  const text = rows
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ':' || sum(${hash(name)}) as sum from "${name}" t`,
    )
    .join(' union all ')
  // Planning a statement over every table takes longer than running it, so it is prepared once per connection.
  const name = createHash('md5').update(text).digest('hex')
  const read = await client.query<{ name: string; sum: string | null }>({ name, text })
  return Object.fromEntries(read.rows.map(({ name: table, sum }) => [table, sum ?? 'empty']))
}

/**
 * A snapshot of every table in one value that differs after any change: row counts and summed hashes, which ignore
 * the order.
 */
export async function snapshotDatabase({ pool }: Pick<Database, 'pool'>): Promise<Sums> {
  const now = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  const [{ snapshot } = { snapshot: '' }] = now.rows
  const last = known.get(pool)
  // Nothing was committed since, in any database of the server, so nothing changed.
  if (last?.snapshot === snapshot) return last.sums
  return readAlone(pool, async (client) => {
    // The same row versions exist, which takes a seventh of the time of reading them.
    const versions = await sumRows(client, () => 'hashtidextended(t.ctid, t.xmin::text::bigint)')
    const isSame = last !== undefined && isDeepStrictEqual(last.versions, versions)
    const sums = isSame
      ? last.sums
      : await sumRows(client, (table) => `hashtextextended(${textOf(table)}, 0)`)
    known.set(pool, { snapshot, versions, sums })
    return sums
  })
}

/**
 * Reads without parallel workers: starting processes for so many small tables took twenty times as long as reading
 * them.
 */
async function readAlone<Result>(
  pool: Database['pool'],
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin read only; set local max_parallel_workers_per_gather = 0')
    return await read(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
