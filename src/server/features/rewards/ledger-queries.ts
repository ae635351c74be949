/** The points ledger. Entries are only added, under the lock of their account, and the balance is their sum. */
import { and, eq } from 'drizzle-orm'
import type { PointData, PointKind } from '#domain/rewards/rewards.ts'
import type { Db } from '#server/db/db.ts'
import { pointAccounts, pointEntries } from '#server/db/tables/rewards.ts'

export interface PointAccount {
  /** Points that can be spent. */
  balance: number
  /** All points earned and not taken back. */
  earned: number
}

/**
 * Locks a person's points account until the transaction ends, and creates it if missing. Load data only after it. To
 * lock several accounts, lock them in order of user ID.
 */
export async function lockPointAccount(db: Db, userId: string): Promise<PointAccount> {
  await db.insert(pointAccounts).values({ userId }).onConflictDoNothing()
  const [account] = await db
    .select({ balance: pointAccounts.balance, earned: pointAccounts.earned })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
    .for('update')
  if (!account) throw new Error('a points account was not created')
  return account
}

export interface Entry {
  kind: PointKind
  /** Identifies what the entry is for; never changes. */
  source: string
  /** Negative for points spent or taken back. */
  points: number
  at: Date
  data?: PointData
}

/**
 * Adds an entry and updates the balance. Returns false without any change if the source already counted. The caller
 * has checked the balance under the account's lock; the database refuses a negative one.
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

/** Adds the missing entries to a locked account, one after the other, and returns the new balance. */
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
