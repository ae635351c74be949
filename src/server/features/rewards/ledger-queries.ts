/** The ledger of points: entries are only added, under the lock of their account, and the balance is their sum. */
import { and, eq } from 'drizzle-orm'
import type { PointData, PointKind } from '#domain/rewards/rewards.ts'
import type { Db } from '#server/db/db.ts'
import { pointAccounts, pointEntries } from '#server/db/schema.ts'

export interface PointAccount {
  /** What can be spent. */
  balance: number
  /** What was earned and stands. */
  earned: number
}

/**
 * Locks a person's account of points, made where there is none, until the transaction ends; read after it. Whoever locks
 * several does so in the order of their ids.
 */
export async function lockPointAccount(db: Db, userId: string): Promise<PointAccount> {
  await db.insert(pointAccounts).values({ userId }).onConflictDoNothing()
  const [account] = await db
    .select({ balance: pointAccounts.balance, earned: pointAccounts.earned })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
    .for('update')
  if (!account) throw new Error('an account of points was not made')
  return account
}

export interface Entry {
  kind: PointKind
  /** Names what it is for, for ever. */
  source: string
  /** Below 0: spent or taken back. */
  points: number
  at: Date
  data?: PointData
}

/**
 * Adds an entry and changes the balance by it; false, and nothing is changed, where its source counted already. The caller
 * looked under the account's lock whether the balance suffices: the database refuses one below 0.
 */
export async function addPoints(db: Db, { userId, ...entry }: Entry & { userId: string }): Promise<boolean> {
  const { balance } = await lockPointAccount(db, userId)
  const [existing] = await db
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.source, entry.source)))
  if (existing) return false
  const after = await appendEntries(db, { userId, balance }, [entry])
  await db
    .update(pointAccounts)
    .set({ balance: after, updatedAt: entry.at })
    .where(eq(pointAccounts.userId, userId))
  return true
}

/** Writes entries that are not there yet, one after the other, to a locked account; answers the balance after them. */
export async function appendEntries(
  db: Db,
  { userId, balance }: { userId: string; balance: number },
  entries: readonly Entry[],
): Promise<number> {
  let balanceAfter = balance
  const rows = entries.map((entry) => {
    balanceAfter += entry.points
    return { ...entry, userId, balanceAfter }
  })
  if (rows.length > 0) await db.insert(pointEntries).values(rows)
  return balanceAfter
}
