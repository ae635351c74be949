/**
 * What a transaction adds to the same table again and again, written with one statement before it commits: each statement costs
 * Node and PostgreSQL a third of a millisecond, whatever it does.
 */
import type { Db } from './db.ts'

/** What open transactions still write, in the order in which it began to be gathered. */
const endings = new WeakMap<Db, (() => Promise<void>)[]>()

/** Does the work of a transaction, and writes what it gathered. */
export async function runToEnd<Result>(
  transaction: Db,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const own: (() => Promise<void>)[] = []
  endings.set(transaction, own)
  const result = await work(transaction)
  for (const end of own) await end()
  endings.delete(transaction)
  return result
}

export interface Gathered<Item> {
  /** Adds what the transaction writes before it commits. Outside of `transact`, it is written immediately. */
  add(db: Db, items: readonly Item[]): Promise<void>
  /** Writes what the transaction gathered until now, before a statement that has to see it. */
  flush(db: Db): Promise<void>
}

/**
 * Gathers items per transaction. A nested transaction has its own, because it may be undone alone: what code inside it adds through the
 * outer `db` is kept when the nested one is undone, and `flush` of the nested one does not write what the outer one gathered.
 */
export function gatherWrites<Item>(write: (db: Db, items: readonly Item[]) => Promise<void>): Gathered<Item> {
  const gathered = new WeakMap<Db, Item[]>()
  const flush = async (db: Db) => {
    const items = gathered.get(db)
    gathered.delete(db)
    if (items) await write(db, items)
  }
  return {
    flush,
    async add(db, items) {
      if (items.length === 0) return
      const ending = endings.get(db)
      if (!ending) return write(db, items)
      const known = gathered.get(db) ?? []
      if (known.length === 0) ending.push(() => flush(db))
      gathered.set(db, known)
      for (const item of items) known.push(item)
    },
  }
}
