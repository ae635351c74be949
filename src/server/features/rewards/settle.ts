/**
 * Settles what volunteers have earned: everything is recomputed from what is stored, and the ledger gets what it lacks. The
 * live way and the way from the beginning are one (decision 0043).
 */
import { z } from '#contract/zod.ts'
import { recompute } from '#domain/reward-recompute.ts'
import { settle } from '#domain/rewards.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { addJob, takeAlong } from '#server/jobs/queries.ts'
import { batchKind, settleKind, settlePayload } from './asking.ts'
import { listLives, type Life } from './event-queries.ts'
import { appendEntries, lockPointAccount } from './ledger-queries.ts'
import {
  findVolunteerId,
  insertAwards,
  listBooked,
  listVolunteerIdsAfter,
  saveAccount,
  sumOfEntries,
} from './queries.ts'

/** Volunteers whom one job settles. */
const batch = 100

/** Badges that were earned longer ago than so many milliseconds are told to nobody: of the past they tell themselves. */
const newsMs = 48 * 3_600_000

type Moment = { db: Db; now: Date }

/** Settles one volunteer; other jobs that wait for the same are done with it. */
export async function settleOne({ db, now }: Moment, payload: Record<string, unknown>): Promise<void> {
  const asked = settlePayload.parse(payload)
  const userId = 'userId' in asked ? asked.userId : await findVolunteerId(db, asked.applicationId)
  if (userId === null) return
  await lockPointAccount(db, userId)
  await takeAlong(db, { kind: settleKind, payload })
  await settleLocked({ db, now }, userId)
}

/** Settles some of all volunteers, in the order of ids, and asks for those after them. */
export async function settleBatch({ db, now }: Moment, payload: Record<string, unknown>): Promise<void> {
  const { afterId } = z.object({ afterId: z.uuid().nullable().default(null) }).parse(payload)
  const { last } = await settleAfter({ db, now }, afterId)
  if (last !== null) await addJob(db, { kind: batchKind, payload: { afterId: last } })
}

/** Settles all volunteers in one transaction, where somebody waits for it. */
export async function settleAll(moment: Moment): Promise<void> {
  let { last } = await settleAfter(moment, null)
  while (last !== null) last = (await settleAfter(moment, last)).last
}

/** Settles those after an id; answers the last of them, null where it was the last of all, and how many entries it wrote. */
export async function settleAfter(
  { db, now }: Moment,
  afterId: string | null,
): Promise<{ last: string | null; entries: number }> {
  const ids = await listVolunteerIdsAfter(db, afterId, batch)
  for (const id of ids) await lockPointAccount(db, id)
  const lives = await listLives(db, ids)
  let entries = 0
  for (const [userId, life] of lives) entries += await settleLife({ db, now }, userId, life)
  return { last: ids.length < batch ? null : (ids.at(-1) ?? null), entries }
}

async function settleLocked(moment: Moment, userId: string): Promise<void> {
  const life = (await listLives(moment.db, [userId])).get(userId)
  if (life) await settleLife(moment, userId, life)
}

/** Settles a person whose account is locked, by a life that was read after that; answers how many entries it wrote. */
async function settleLife({ db, now }: Moment, userId: string, { events, rest }: Life): Promise<number> {
  const { due, earned, earnedAt, badges } = recompute(events, rest)
  // The balance is made anew as well: only the ledger is believed.
  const before = await sumOfEntries(db, userId)
  const entries = settle(due, { booked: await listBooked(db, userId), balance: before })
  const balance = await appendEntries(
    db,
    { userId, balance: before },
    entries.map(({ at, ...entry }) => ({ ...entry, at: at ?? now })),
  )
  await saveAccount(db, { userId, balance, earned, earnedAt, updatedAt: now })
  const gained = entries.reduce((sum, { points }) => sum + points, 0)
  if (gained > 0) {
    await publish(db, { type: 'points.earned', actorId: null, subjectId: userId, data: { points: gained } })
  }
  for (const { id, badgeId, earnedAt: at } of await insertAwards(db, userId, badges)) {
    const isNews = now.getTime() - at.getTime() <= newsMs
    const data = { awardId: id, badgeId }
    await publish(db, { type: 'badge.earned', actorId: null, subjectId: userId, data, isNews })
  }
  return entries.length
}
