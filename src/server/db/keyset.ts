/** Lists newest first in keyset pages: no row twice and none left out while others come (A15). */
import { desc, sql, type AnyColumn, type Placeholder, type SQL, type Subquery } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Db } from './db.ts'

/** The columns that order a list. */
export interface Keyset {
  createdAt: AnyColumn
  id: AnyColumn
}

export const newestFirst = ({ createdAt, id }: Keyset): SQL[] => [desc(createdAt), desc(id)]

/** The rows after one, by its moment and id or by placeholders for the moment's text and the id. */
export function isAfterKeyset(
  keyset: Keyset,
  { createdAt, id }: { createdAt: Date | Placeholder; id: string | Placeholder },
): SQL {
  const at = createdAt instanceof Date ? createdAt.toISOString() : createdAt
  return sql`(${keyset.createdAt}, ${keyset.id}) < (${at}::timestamptz, ${id}::uuid)`
}

/** The rows that a total counts at most: one more than is told exactly. */
export const maxCountedRows = limits.counted + 1

/** How many rows a query finds, counted to a limit. */
export async function countFound(
  db: Db,
  query: { limit: (most: number) => { as: (alias: string) => Subquery } },
  most = maxCountedRows,
): Promise<number> {
  const found = query.limit(most).as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}
