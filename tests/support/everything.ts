import type { Db } from '#server/db/db.ts'

/**
 * What every table holds, in one value that differs after any change: its rows counted and their hashes added up, in whatever
 * order they come. Limits count the refused too, and the audit log records reads and refusals: neither is data.
 */
export async function readEverything(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('rate_limit', 'audit_log', 'audit_seals') order by 1`,
  )
  const sums = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || sum(hashtextextended(t::text, 0)) as sum from "${name}" t`,
  )
  const read = await db.execute<{ name: string; sum: string | null }>(sums.join(' union all '))
  return Object.fromEntries(read.rows.map(({ name, sum }) => [name, sum ?? 'empty']))
}
