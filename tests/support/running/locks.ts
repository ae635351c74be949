/** Locks that tests hold, so that races take place in an order. */
import { expect } from 'vitest'
import { openSession, type Session } from '#server/backup/queries.ts'
import type { TestServer } from './server.ts'

export function useLocks({ database }: Pick<TestServer, 'database'>) {
  const countBlocked = async (query: string) => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query like $1`,
      [`%${query}%`],
    )
    return rows.length
  }
  return {
    /** Waits until a database session that runs a query with this text is blocked by a lock. */
    async waitUntilBlocked(query: string): Promise<void> {
      await expect.poll(() => countBlocked(query)).toBeGreaterThan(0)
    },
    /** Waits until so many database sessions are blocked by a lock. */
    async waitUntilCountBlocked(count: number): Promise<void> {
      await expect.poll(() => countBlocked('')).toBe(count)
    },
    /** Another session that holds the locks of a query until it ends. */
    async keepLock(query: string, values: unknown[] = []): Promise<Session> {
      const session = await openSession(database.url, 'a holder')
      await session.query('begin')
      await session.query(query, values)
      return session
    },
  }
}
