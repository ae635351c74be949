/** Queries of hot reads, built once: to build one takes several times as long as to send it. */
import type { Db } from './db.ts'

/**
 * Keeps what is built for a database, by its name; a transaction gets its own. There are few names: each stays prepared
 * on every connection.
 */
export function prepareOnce<Query>(build: (db: Db, name: string) => Query): (db: Db, name: string) => Query {
  const built = new WeakMap<Db, Map<string, Query>>()
  return (db, name) => {
    const known = built.get(db) ?? new Map<string, Query>()
    const query = known.get(name) ?? build(db, name)
    built.set(db, known.set(name, query))
    return query
  }
}
