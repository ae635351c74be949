/** Points given without work, and balances from the ledger. */
import { randomUUID } from 'node:crypto'
import { transact } from '#server/db/db.ts'
import { addPoints } from '#server/features/rewards/ledger-queries.ts'
import type { TestServer } from '#tests/support/running/server.ts'

/** Adds points to a person's account; reconciling takes them back, because no work is behind them. */
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

/** The balance of each account as stored, and as the sum of its entries. */
export async function listBalances({ database }: Pick<TestServer, 'database'>, userIds: readonly string[]) {
  const { rows } = await database.pool.query<{ balance: number; sum: number }>(
    `select a.balance, coalesce((select sum(e.points) from point_entries e where e.user_id = a.user_id), 0)::int as sum
     from point_accounts a where a.user_id = any($1)`,
    [userIds],
  )
  return rows
}
