/** The store for one person: what they can redeem now, and what they have redeemed. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { countLeft } from '#domain/rewards/perks.ts'
import type { Db } from '#server/db/db.ts'
import { perks, redemptions } from '#server/db/tables/rewards.ts'
import { freeCodes, perkColumns } from './perk-queries.ts'

/** Maximum number of perks in one response, far more than are ever offered. */
const most = 200

/**
 * Perks offered now, cheapest first, followed by those the person redeemed that are no longer offered. Sold-out perks
 * appear only for people who redeemed them. The code shown is always the person's own.
 */
export async function listStore(db: Db, userId: string, now: Date): Promise<UserRewards['availablePerks']> {
  const at = now.toISOString()
  const isOffered = sql<boolean>`(${perks.state} = 'offered'
    and (${perks.startsAt} is null or ${perks.startsAt} <= ${at}::timestamptz)
    and (${perks.endsAt} is null or ${perks.endsAt} > ${at}::timestamptz))`
  const find = () =>
    db
      .select({
        ...perkColumns,
        freeCodes,
        code: redemptions.code,
        redeemedAt: redemptions.redeemedAt,
      })
      .from(perks)
      .leftJoin(redemptions, and(eq(redemptions.perkId, perks.id), eq(redemptions.userId, userId)))
      .orderBy(desc(isOffered), asc(perks.pointsCost), perks.title, perks.id)
  const offered = await find().where(isOffered).limit(most)
  const ids = new Set(offered.map(({ id }) => id))
  // People can always find their own codes, however many perks come before.
  const own = await find().where(isNotNull(redemptions.id))
  const rows = [...offered, ...own.filter(({ id }) => !ids.has(id))]
  return rows.flatMap(({ stock, claimedCount, freeCodes: free, code, redeemedAt, endsAt, ...perk }) => {
    const left = countLeft({ stock, claimedCount, freeCodes: free })
    const claimed = redeemedAt !== null
    if (left === 0 && !claimed) return []
    return [
      {
        ...perk,
        claimed,
        claimCode: code,
        redeemedAt: redeemedAt?.toISOString() ?? null,
        left,
        endsAt: endsAt?.toISOString() ?? null,
      },
    ]
  })
}
