/** Where a volunteer stands among all by the points they earned; who is suspended counts nowhere. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { pointAccounts, users, volunteerProfiles } from '#server/db/schema.ts'

/** A person's account of points; null before anything was earned. */
export async function findAccount(db: Db, userId: string) {
  const { balance, earned, earnedAt } = pointAccounts
  const [row] = await db
    .select({ balance, earned, earnedAt })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
  return row ?? null
}

/** How many volunteers rank before one: by what they earned, among equals by who had it first. */
export async function countRankedAbove(
  db: Db,
  { userId, earned, earnedAt }: { userId: string; earned: number; earnedAt: Date | null },
): Promise<number> {
  const at = earnedAt?.toISOString() ?? null
  const isBefore =
    earned === 0
      ? sql`${pointAccounts.earned} > 0`
      : sql`${pointAccounts.earned} >= ${earned} and (${pointAccounts.earned} > ${earned}
          or (${pointAccounts.earnedAt}, ${pointAccounts.userId}) < (${at}::timestamptz, ${userId}::uuid))`
  const counted = { total: sql<number>`count(*)::int` }
  const [all] = await db.select(counted).from(pointAccounts).where(isBefore)
  // They are few: counted apart, so that the others are counted in the index alone.
  const [suspended] = await db
    .select(counted)
    .from(users)
    .innerJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .where(and(isNotNull(users.disabledAt), isBefore))
  return (all?.total ?? 0) - (suspended?.total ?? 0)
}

/** How many volunteers there are. */
export async function countVolunteers(db: Db): Promise<number> {
  const hasProfile = sql`exists (select from ${volunteerProfiles} v where v.user_id = ${users.id})`
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isNull(users.disabledAt), or(eq(users.userType, 'volunteer'), hasProfile)))
  return row?.total ?? 0
}
