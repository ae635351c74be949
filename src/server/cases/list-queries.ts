/** The administrators' list of one kind of case: waiting ones by their wait, decided ones by their latest change. */
import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { mapRows, readInBatches } from '#server/http/lists/csv.ts'
import { decodeCursor, type Cursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

/** The rows that a kind of case selects: one page of its list, or one case. */
export interface CaseRows {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
}

export interface CaseList<Row, Query> {
  id: PgColumn
  /** The tables that `isShown` needs. */
  from: PgTable | SQL
  isShown: (query: Query) => SQL | undefined
  /** The timestamp that sorts the list, and whether the oldest comes first. */
  sortedBy: (query: Query) => { at: PgColumn | SQL; isQueue: boolean }
  select: (db: Db, rows: CaseRows) => PromiseLike<Row[]>
  /** The position of a row in this list. */
  keyOf: (row: Row, query: Query) => Cursor
}

/** The rows of the cases that a query shows after a position, as many as a part of the list has. */
function selectPart<Row, Query>(
  db: Db,
  list: CaseList<Row, Query>,
  { query, after, limit }: { query: Query; after: Cursor | null; limit: number },
): PromiseLike<Row[]> {
  const { at, isQueue } = list.sortedBy(query)
  const order = isQueue ? asc : desc
  const isAfter =
    after &&
    sql`(${at}, ${list.id}) ${sql.raw(isQueue ? '>' : '<')}
      (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return list.select(db, {
    where: and(list.isShown(query), isAfter ?? undefined),
    orderBy: [order(at), order(list.id)],
    limit,
  })
}

/** One page of the cases that a query shows. */
export async function listCases<Row, Query extends { cursor?: string | undefined }>(
  db: Db,
  list: CaseList<Row, Query>,
  query: Query,
): Promise<Page<Row>> {
  const after = decodeCursor(query.cursor)
  const rows = await selectPart(db, list, { query, after, limit: pageRows })
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => list.keyOf(row, query),
    present: (row) => row,
    count: () => countFound(db, (rows) => rows.from(list.from).where(list.isShown(query))),
  })
}

/** All cases that a query shows, in the order of their pages and presented in batches. */
export function listAllCases<Row, Query, Item>(
  db: Db,
  list: CaseList<Row, Query>,
  { query, present }: { query: Query; present: (rows: readonly Row[]) => Promise<Item[]> },
): AsyncIterable<Item> {
  const batches = readInBatches<{ item: Item; key: Cursor }>(async (last, limit) => {
    const rows = await selectPart(db, list, { query, after: last && last.key, limit })
    const items = await present(rows)
    return rows.flatMap((row, index) => {
      const item = items[index]
      return item === undefined ? [] : [{ item, key: list.keyOf(row, query) }]
    })
  })
  return mapRows(batches, ({ item }) => item)
}

/** True for the cases of these ids. */
export const isOneOf = (id: PgColumn, ids: readonly string[]): SQL => inArray(id, [...ids])

/** The one case that a condition selects; null if there is none. */
export async function findCase<Row>(
  db: Db,
  select: CaseList<Row, never>['select'],
  where: SQL | undefined,
): Promise<Row | null> {
  const [row] = await select(db, { where, orderBy: [], limit: 1 })
  return row ?? null
}
