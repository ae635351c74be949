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

/** The last snapshot, the state of the database before it, and which rows existed. */
const known = new WeakMap<object, { state: string; isSettled: boolean; versions: Sums; sums: Sums }>()

/** The tables of the databases that count the statements that write; no other is made there. */
const counting = new WeakMap<object, readonly string[]>()

/**
 * Lets the database count the statements that write to a table of the snapshot, so that a snapshot without one since the
 * last reads only the count. For a file with hundreds of snapshots: preparing it takes as long as some of them.
 */
export async function countWrites({ pool }: Pick<Database, 'pool'>): Promise<void> {
  // A sequence counts immediately, whether or not its transaction is ever committed. Its first number is what it shows from the
  // beginning, so it is taken here.
  await pool.query(`create sequence write_count;
    select nextval('public.write_count');
    create function count_write() returns trigger language plpgsql
      as $$ begin perform nextval('public.write_count'); return null; end $$`)
  const names = await listTables(pool)
  // One after the other, because a transaction that locks several tables may wait for one that waits for it.
  for (const name of names) {
    await pool.query(`create trigger write_counted after insert or update or delete or truncate on "${name}"
      for each statement execute function count_write()`)
  }
  counting.set(pool, names)
}

async function listTables(connection: PoolClient | Database['pool']): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>({ name: 'tables of data', text: tablesOfData })
  return rows.map(({ name }) => name)
}

/** A text that differs after whatever could have changed a row; until then a snapshot is the last one. */
async function readState(pool: Database['pool']): Promise<string> {
  // Otherwise what was committed in any database of the server.
  const { rows } = await pool.query<{ state: string }>(
    counting.has(pool)
      ? 'select last_value::text as state from write_count'
      : 'select pg_current_snapshot()::text as state',
  )
  return rows[0]?.state ?? ''
}

/** Whether no transaction is open that has written, and so was counted, but will be seen only when it is committed. */
async function findWhetherSettled(pool: Database['pool']): Promise<boolean> {
  if (!counting.has(pool)) return true
  const { rowCount } = await pool.query(
    'select from pg_stat_activity where datname = current_database() and backend_xid is not null limit 1',
  )
  return rowCount === 0
}

/** For every table, the number of rows and the sum of their hashes, which ignores their order. */
async function sumRows(
  client: PoolClient,
  { names, hash }: { names: readonly string[]; hash: (table: string) => string },
): Promise<Sums> {
  const text = names
    .map((name) => `select '${name}' as name, count(*) || ':' || sum(${hash(name)}) as sum from "${name}" t`)
    .join(' union all ')
  // Planning a statement over every table takes longer than running it, so it is prepared once per connection.
  const prepared = { name: createHash('md5').update(text).digest('hex'), text }
  const read = await client.query<{ name: string; sum: string | null }>(prepared)
  return Object.fromEntries(read.rows.map(({ name: table, sum }) => [table, sum ?? 'empty']))
}

/**
 * A snapshot of every table in one value that differs after any change: row counts and summed hashes, which ignore
 * the order.
 */
export async function snapshotDatabase({ pool }: Pick<Database, 'pool'>): Promise<Sums> {
  const state = await readState(pool)
  const last = known.get(pool)
  if (last?.isSettled && last.state === state) return last.sums
  // After the state and before the rows: what was counted before is in them, and what is written later is counted later.
  const isSettled = await findWhetherSettled(pool)
  return readAlone(pool, async (client) => {
    const names = counting.get(pool) ?? (await listTables(client))
    // The same row versions exist, which takes a seventh of the time of reading them.
    const hash = () => 'hashtidextended(t.ctid, t.xmin::text::bigint)'
    const versions = await sumRows(client, { names, hash })
    const isSame = last !== undefined && isDeepStrictEqual(last.versions, versions)
    const sums = isSame
      ? last.sums
      : await sumRows(client, { names, hash: (table) => `hashtextextended(${textOf(table)}, 0)` })
    known.set(pool, { state, isSettled, versions, sums })
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
