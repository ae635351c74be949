/** Keyset pages, newest first: no row is repeated or left out while others are added (decision A15). */
import { desc, sql, type AnyColumn, type SQL, type Subquery } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Db } from './db.ts'

/** The columns that order a list. */
export interface Keyset {
  createdAt: AnyColumn
  id: AnyColumn
}

export const newestFirst = ({ createdAt, id }: Keyset): SQL[] => [desc(createdAt), desc(id)]

/**
 * Selects the rows after a row, given by its timestamp and id or by parameters for the timestamp's text and the id.
 */
export function isAfterKeyset(
  keyset: Keyset,
  { createdAt, id }: { createdAt: Date | SQL; id: string | SQL },
): SQL {
  const at = createdAt instanceof Date ? createdAt.toISOString() : createdAt
  return sql`(${keyset.createdAt}, ${keyset.id}) < (${at}::timestamptz, ${id}::uuid)`
}

/** The highest total that is counted: one more than is shown exactly. */
export const maxCountedRows = limits.counted + 1

const selectOne = (db: Db) => db.select({ one: sql`1` })

/** Counts the rows of a query, such as `rows.from(…).where(…)`, up to a limit. */
export async function countFound(
  db: Db,
  find: (rows: ReturnType<typeof selectOne>) => {
    limit: (most: number) => { as: (alias: string) => Subquery }
  },
  most = maxCountedRows,
): Promise<number> {
  const found = find(selectOne(db)).limit(most).as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}
