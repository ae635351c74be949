/** Points that somebody has without having worked for them, and what the ledger says of them. */
import { randomUUID } from 'node:crypto'
import { transact } from '#server/db/db.ts'
import { addPoints } from '#server/features/rewards/ledger-queries.ts'
import type { TestServer } from './server.ts'

/** Adds points to a person's account; who settles afterwards takes them back, as nothing stands behind them. */
export async function givePoints(
  { database }: Pick<TestServer, 'database'>,
  userId: string,
  points: number,
): Promise<void> {
  await transact(database.db, async (db) => {
    await addPoints(db, {
      userId,
      kind: 'contribution',
      source: `given:${randomUUID()}`,
      points,
      at: new Date(),
    })
  })
}

/** What can be spent of each of these accounts as it is kept, and as its entries add up. */
export async function readBalances({ database }: Pick<TestServer, 'database'>, userIds: readonly string[]) {
  const { rows } = await database.pool.query<{ balance: number; sum: number }>(
    `select a.balance, coalesce((select sum(e.points) from point_entries e where e.user_id = a.user_id), 0)::int as sum
     from point_accounts a where a.user_id = any($1)`,
    [userIds],
  )
  return rows
}
