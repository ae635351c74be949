/** Loads the demo's perks and their redemptions from earned points. */
import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { demoPerks } from '#demo/data.ts'
import { getRequired, idOf, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import type { DemoPerk } from '#demo/work-shapes.ts'
import { generatedCodeLength, generateCode } from '#domain/rewards/perks.ts'
import { insertEvent } from '#server/events/queries.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { perkCodes, perks, pointEntries } from '#server/db/tables/rewards.ts'
import { addPoints } from '#server/features/rewards/ledger-queries.ts'
import { insertRedemption, takeCode } from '#server/features/rewards/redeem-queries.ts'

/** Loads the catalog with its codes. Runs after the points, because some were spent. */
export async function loadPerks(loading: Loading): Promise<void> {
  for (const perk of demoPerks) {
    const id = await loadPerk(loading, perk)
    for (const key of perk.claimedBy ?? []) {
      await loadClaim(loading, { id, perk, userId: getRequired(loading.people, key) })
    }
  }
}

async function loadPerk({ db, now }: Loading, perk: DemoPerk): Promise<string> {
  const { codes = [], claimedBy: _, addedDaysAgo, startedDaysAgo, endedDaysAgo, endsInDays, ...row } = perk
  const at = daysBefore(now, addedDaysAgo)
  const ended = endedDaysAgo ?? (endsInDays === undefined ? undefined : -endsInDays)
  const id = idOf(
    await db
      .insert(perks)
      .values({
        state: 'offered',
        ...row,
        startsAt: startedDaysAgo === undefined ? null : daysBefore(now, startedDaysAgo),
        endsAt: ended === undefined ? null : daysBefore(now, ended),
        createdAt: at,
        updatedAt: at,
        offeredAt: row.state === 'draft' ? null : at,
      })
      .returning({ id: perks.id }),
  )
  if (codes.length > 0) await db.insert(perkCodes).values(codes.map((code) => ({ perkId: id, code })))
  return id
}

type Claim = { id: string; perk: DemoPerk; userId: string }

/** Redeems a perk in the past, when the points were available. Notifies no one, because it is not news. */
async function loadClaim({ db, now }: Loading, { id: perkId, perk, userId }: Claim): Promise<void> {
  const at = await findTime({ db, now }, userId)
  const taken = perk.codeSource === 'list' ? await takeCode(db, perkId, at) : null
  const code = taken ?? generateCode(randomBytes(generatedCodeLength))
  const points = perk.pointsCost
  const { id } = await insertRedemption(db, { perkId, userId, code, points, redeemedAt: at })
  const data = { perkId, perkTitle: perk.title }
  await addPoints(db, { userId, kind: 'perk', source: `perk:${perkId}`, points: -points, at, data })
  const eventId = await insertEvent(db, {
    type: 'perk.redeemed',
    actorId: userId,
    subjectId: userId,
    data: { perkId, redemptionId: id, points },
  })
  await db.update(domainEvents).set({ at }).where(eq(domainEvents.id, eventId))
}

/** Uses a time after the volunteer's last ledger entry, to keep the ledger in order. */
async function findTime({ db, now }: Pick<Loading, 'db' | 'now'>, userId: string): Promise<Date> {
  const [last] = await db
    .select({ at: pointEntries.at })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .orderBy(desc(pointEntries.at))
    .limit(1)
  return new Date(Math.max(last?.at.getTime() ?? 0, daysBefore(now, 1).getTime()))
}
