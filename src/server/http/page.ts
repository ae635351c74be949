/** A page of a list that can grow, from rows of which one more was asked for than it holds (A15). */
import { limits } from '#contract/limits.ts'
import { encodeCursor, type Cursor } from './cursor.ts'

/** One page and the cursor of the next one. */
export interface Page<Item> {
  items: Item[]
  next: string | null
  /** Null when the list says no total; counted to 10,000, then `10000+`. */
  total: number | null
}

/** How many rows to ask for: one more tells that there is a next page. */
export const pageRows = limits.page + 1

/** The page of these rows; `count` is asked only where they are not the whole list. */
export async function pageOf<Row, Item>(
  rows: readonly Row[],
  list: {
    isFirst: boolean
    /** What a page after the row begins behind; a text is a cursor already. */
    keyOf: (row: Row) => Cursor | string
    present: (row: Row) => Item
    count: () => Promise<number>
  },
): Promise<Page<Item>> {
  const shown = rows.slice(0, limits.page)
  const last = shown.at(-1)
  const hasMore = rows.length > limits.page
  return {
    items: shown.map(list.present),
    next: hasMore && last ? cursorOf(list.keyOf(last)) : null,
    total: hasMore || !list.isFirst ? await list.count() : rows.length,
  }
}

function cursorOf(key: Cursor | string): string {
  return typeof key === 'string' ? key : encodeCursor(key)
}
