import type { Database } from '#server/db/db.ts'

/** Limits count the refused too, and the audit log records reads and refusals: neither is data. */
const tablesOfData = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('rate_limit', 'audit_log', 'audit_seals') order by 1`

/** A row's text; that a session is in use is noted once a minute, by whatever is asked, and is no change either. */
const textOf = (table: string) =>
  table === 'sessions' ? "(to_jsonb(t) - 'last_seen_at' - 'idle_expires_at')::text" : 't::text'

type Sums = Record<string, string>

/** What was read last, and what had been committed before. */
const known = new WeakMap<object, { snapshot: string; sums: Sums }>()

/**
 * What every table holds, in one value that differs after any change: its rows counted and their hashes added up, in whatever
 * order they come.
 */
export async function readEverything({ pool }: Pick<Database, 'pool'>): Promise<Sums> {
  const now = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  const [{ snapshot } = { snapshot: '' }] = now.rows
  const last = known.get(pool)
  // Nothing was committed since: nothing changed.
  if (last?.snapshot === snapshot) return last.sums
  const { rows } = await pool.query<{ name: string }>({ name: 'tables of data', text: tablesOfData })
  const selects = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || sum(hashtextextended(${textOf(name)}, 0)) as sum from "${name}" t`,
  )
  // Planning a statement over every table takes longer than reading them: named, it is planned once a connection.
  const read = await pool.query<{ name: string; sum: string | null }>({
    name: `sums of ${selects.length} tables`,
    text: selects.join(' union all '),
  })
  const sums = Object.fromEntries(read.rows.map(({ name, sum }) => [name, sum ?? 'empty']))
  known.set(pool, { snapshot, sums })
  return sums
}
