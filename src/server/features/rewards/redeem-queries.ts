/** Queries for redeemed perks. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { perkCodes, perks, redemptions } from '#server/db/tables/rewards.ts'

/** Takes the next code of the list, under the perk's lock; null if none is left. */
export async function takeCode(db: Db, perkId: string, at: Date): Promise<string | null> {
  const next = db
    .select({ code: perkCodes.code })
    .from(perkCodes)
    .where(and(eq(perkCodes.perkId, perkId), isNull(perkCodes.takenAt)))
    .orderBy(asc(perkCodes.position))
    .limit(1)
  const [row] = await db
    .update(perkCodes)
    .set({ takenAt: at })
    .where(and(eq(perkCodes.perkId, perkId), inArray(perkCodes.code, next)))
    .returning({ code: perkCodes.code })
  return row?.code ?? null
}

/** Whether a person has redeemed a perk. */
export async function hasRedeemed(db: Db, of: { perkId: string; userId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(and(eq(redemptions.perkId, of.perkId), eq(redemptions.userId, of.userId)))
  return rows.length > 0
}

/** Stores a person's redemption and counts it. */
export async function insertRedemption(
  db: Db,
  redemption: Required<Omit<typeof redemptions.$inferInsert, 'id'>>,
) {
  await db
    .update(perks)
    .set({ claimedCount: sql`${perks.claimedCount} + 1` })
    .where(eq(perks.id, redemption.perkId))
  const [row] = await db.insert(redemptions).values(redemption).returning()
  if (!row) throw new Error('a redemption was not stored')
  return row
}
