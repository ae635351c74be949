/** Loads the demo's perks. */
import type { Db } from '#server/db/db.ts'
import { perkCodes, perks } from '#server/db/schema.ts'
import { demoPerks, type DemoPerk } from '#server/demo/perks.ts'
import { daysBefore } from '#server/demo/rows.ts'
import { idOf, type Loading } from './demo-work.ts'

/** The catalogue with the codes of its lists. */
export async function loadPerks(loading: Loading): Promise<void> {
  for (const perk of demoPerks) await loadPerk(loading, perk)
}

async function loadPerk({ db, now }: Loading, perk: DemoPerk): Promise<string> {
  const { codes = [], claims: _, addedDaysAgo, startedDaysAgo, endedDaysAgo, endsInDays, ...row } = perk
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
  await loadCodes(db, id, codes)
  return id
}

async function loadCodes(db: Db, perkId: string, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await db.insert(perkCodes).values(codes.map((code) => ({ perkId, code })))
}
