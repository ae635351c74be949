/** Locks of tables in the database of a running product, so that what comes to such a table waits. */
import { openSession, type Session } from '#server/backup/queries.ts'
import { loadConfig } from '#server/config/config.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import type { RunningProduct } from './commands.ts'

/** Locks a table of the product until what it returns is called. */
type LockTable = (table: string) => Promise<() => Promise<void>>

/** Runs something that locks tables; afterwards none is locked. */
export async function withTableLocks(
  { dataFolder }: Pick<RunningProduct, 'dataFolder'>,
  run: (lock: LockTable) => Promise<void>,
): Promise<void> {
  const database = await waitForDatabase(loadConfig({ DATA_DIR: dataFolder }), { attach: true })
  const sessions: Session[] = []
  try {
    await run(async (table) => {
      const session = await openSession(database.url, 'a holder')
      sessions.push(session)
      await session.query('begin')
      await session.query(`lock table ${table} in access exclusive mode`)
      return () => session.end()
    })
  } finally {
    await Promise.all(sessions.map((session) => session.end()))
    await database.close()
  }
}
