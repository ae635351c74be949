import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#server/db/db.ts'

/** Limits count the refused too, and the audit log records reads and refusals: neither is data. */
const tablesOfData = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('rate_limit', 'audit_log', 'audit_seals') order by 1`

/** A row's text; that a session is in use is noted once a minute, by whatever is asked, and is no change either. */
const textOf = (table: string) =>
  table === 'sessions' ? "(to_jsonb(t) - 'last_seen_at' - 'idle_expires_at')::text" : 't::text'

type Sums = Record<string, string>

/** What was read last, what had been committed before, and which rows there were. */
const known = new WeakMap<object, { snapshot: string; versions: Sums; sums: Sums }>()

/** Every table's rows counted and a hash of each added up, in whatever order they come. */
async function sumRows(pool: Database['pool'], hash: (table: string) => string): Promise<Sums> {
  const { rows } = await pool.query<{ name: string }>({ name: 'tables of data', text: tablesOfData })
  const text = rows
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ':' || sum(${hash(name)}) as sum from "${name}" t`,
    )
    .join(' union all ')
  // Planning a statement over every table takes longer than reading them: named, it is planned once a connection.
  const name = createHash('md5').update(text).digest('hex')
  const read = await pool.query<{ name: string; sum: string | null }>({ name, text })
  return Object.fromEntries(read.rows.map(({ name: table, sum }) => [table, sum ?? 'empty']))
}

/**
 * What every table holds, in one value that differs after any change: its rows counted and their hashes added up, in whatever
 * order they come.
 */
export async function readEverything({ pool }: Pick<Database, 'pool'>): Promise<Sums> {
  const now = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  const [{ snapshot } = { snapshot: '' }] = now.rows
  const last = known.get(pool)
  // Nothing was committed since, in any database of the server: nothing changed.
  if (last?.snapshot === snapshot) return last.sums
  // The rows are the same ones, which takes a seventh of the time of reading them.
  const versions = await sumRows(pool, () => 'hashtidextended(t.ctid, t.xmin::text::bigint)')
  const isSame = last !== undefined && isDeepStrictEqual(last.versions, versions)
  const sums = isSame ? last.sums : await sumRows(pool, (table) => `hashtextextended(${textOf(table)}, 0)`)
  known.set(pool, { snapshot, versions, sums })
  return sums
}
