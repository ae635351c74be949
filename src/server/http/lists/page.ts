/** A page of a list that can grow, from rows that include one more than the page holds (decision A15). */
import { limits } from '#contract/limits.ts'
import { encodeCursor, type Cursor } from './cursor.ts'

/** One page and the cursor of the next one. */
export interface Page<Item> {
  items: Item[]
  next: string | null
  /** Counted up to 10,000, then `10000+`. */
  total: number
}

/** The number of rows to query: one more than the page shows whether there is a next page. */
export const pageRows = limits.page + 1

/** The page of these rows; calls `count` only if they are not the whole list. */
export async function pageOf<Row, Item>(
  rows: readonly Row[],
  list: {
    isFirst: boolean
    /** The cursor for the page after a row; a text is a cursor already. */
    keyOf: (row: Row) => Cursor | string
    present: (row: Row) => Item
    count: () => Promise<number>
    /** How many the page holds, if the caller may choose it. */
    size?: number
  },
): Promise<Page<Item>> {
  const { size = limits.page } = list
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const hasMore = rows.length > size
  return {
    items: shown.map(list.present),
    next: hasMore && last ? cursorOf(list.keyOf(last)) : null,
    total: hasMore || !list.isFirst ? await list.count() : rows.length,
  }
}

function cursorOf(key: Cursor | string): string {
  return typeof key === 'string' ? key : encodeCursor(key)
}
