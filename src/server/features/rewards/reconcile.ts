/**
 * Settles what volunteers have earned: everything is recomputed from what is stored, and the ledger gets what it lacks. The
 * live way and the way from the beginning are one (decision 0043).
 */
import { z } from '#contract/zod.ts'
import { recompute } from '#domain/rewards/recompute.ts'
import { reconcile } from '#domain/rewards/rewards.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { addJob, removeDuplicateJobs } from '#server/jobs/queries.ts'
import { batchKind, reconcileKind, reconcilePayload } from './enqueue.ts'
import { listActivityHistories, type ActivityHistory } from './event-queries.ts'
import { appendEntries, lockPointAccount } from './ledger-queries.ts'
import {
  findVolunteerId,
  insertAwards,
  listPostedEntries,
  listVolunteerIdsAfter,
  saveAccount,
  sumEntries,
} from './queries.ts'

/** Volunteers whom one job settles. */
const batch = 100

/** Badges that were earned longer ago than so many milliseconds are told to nobody: of the past they tell themselves. */
const newsWindowMs = 48 * 3_600_000

type BatchContext = { db: Db; now: Date }

/** Settles one volunteer; other jobs that wait for the same are done with it. */
export async function reconcileVolunteer(
  { db, now }: BatchContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const parsed = reconcilePayload.parse(payload)
  const userId = 'userId' in parsed ? parsed.userId : await findVolunteerId(db, parsed.applicationId)
  if (userId === null) return
  await lockPointAccount(db, userId)
  await removeDuplicateJobs(db, { kind: reconcileKind, payload })
  await reconcileLocked({ db, now }, userId)
}

/** Settles some of all volunteers, in the order of ids, and asks for those after them. */
export async function reconcileBatch(
  { db, now }: BatchContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const { afterId } = z.object({ afterId: z.uuid().nullable().default(null) }).parse(payload)
  const { last } = await recomputeRewardsAfter({ db, now }, afterId)
  if (last !== null) await addJob(db, { kind: batchKind, payload: { afterId: last } })
}

/** Settles all volunteers in one transaction, where somebody waits for it. */
export async function reconcileAll(context: BatchContext): Promise<void> {
  let { last } = await recomputeRewardsAfter(context, null)
  while (last !== null) last = (await recomputeRewardsAfter(context, last)).last
}

/** Settles those after an id; answers the last of them, null where it was the last of all, and how many entries it wrote. */
export async function recomputeRewardsAfter(
  { db, now }: BatchContext,
  afterId: string | null,
): Promise<{ last: string | null; entries: number }> {
  const ids = await listVolunteerIdsAfter(db, afterId, batch)
  for (const id of ids) await lockPointAccount(db, id)
  const histories = await listActivityHistories(db, ids)
  let entries = 0
  for (const [userId, history] of histories) entries += await reconcileHistory({ db, now }, userId, history)
  return { last: ids.length < batch ? null : (ids.at(-1) ?? null), entries }
}

async function reconcileLocked(context: BatchContext, userId: string): Promise<void> {
  const history = (await listActivityHistories(context.db, [userId])).get(userId)
  if (history) await reconcileHistory(context, userId, history)
}

/** Settles a person whose account is locked, by a life that was read after that; answers how many entries it wrote. */
async function reconcileHistory(
  { db, now }: BatchContext,
  userId: string,
  { events, rest }: ActivityHistory,
): Promise<number> {
  const { due, earned, earnedAt, badges } = recompute(events, rest)
  // The balance is made anew as well: only the ledger is believed.
  const before = await sumEntries(db, userId)
  const entries = reconcile(due, { booked: await listPostedEntries(db, userId), balance: before })
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
    const isNews = now.getTime() - at.getTime() <= newsWindowMs
    const data = { awardId: id, badgeId }
    await publish(db, { type: 'badge.earned', actorId: null, subjectId: userId, data, isNews })
  }
  return entries.length
}
