/** A volunteer's rank by points earned. Suspended people are not ranked. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { pointAccounts } from '#server/db/tables/rewards.ts'

/** A person's points account; null before they earn anything. */
export async function findAccount(db: Db, userId: string) {
  const { balance, earned, earnedAt } = pointAccounts
  const [row] = await db
    .select({ balance, earned, earnedAt })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
  return row ?? null
}

/** How many volunteers rank above: those with more points, or with the same points earned earlier. */
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
  // Few tie, so they are counted separately, and the rest needs only the index.
  const [suspended] = await db
    .select(counted)
    .from(users)
    .innerJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .where(and(isNotNull(users.disabledAt), isBefore))
  return (all?.total ?? 0) - (suspended?.total ?? 0)
}

/** The number of volunteers. */
export async function countVolunteers(db: Db): Promise<number> {
  const hasProfile = sql`exists (select from ${volunteerProfiles} v where v.user_id = ${users.id})`
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isNull(users.disabledAt), or(eq(users.userType, 'volunteer'), hasProfile)))
  return row?.total ?? 0
}
