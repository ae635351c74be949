/**
 * Reconciles what volunteers have earned: recomputes everything from stored data and adds the missing entries to the
 * ledger. Live updates and a full recomputation use the same code (decision 0043).
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
  isDeleted,
  listPostedEntries,
  listVolunteerIdsAfter,
  saveAccount,
  sumEntries,
} from './queries.ts'

/** Number of volunteers per job. */
const batch = 100

/** Badges earned longer ago than this (in milliseconds) trigger no notification. */
const newsWindowMs = 48 * 3_600_000

type BatchContext = { db: Db; now: Date }

/** Reconciles one volunteer, and marks other waiting jobs for the same volunteer as done. */
export async function reconcileVolunteer(
  { db, now }: BatchContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const parsed = reconcilePayload.parse(payload)
  const userId = 'userId' in parsed ? parsed.userId : await findVolunteerId(db, parsed.applicationId)
  if (userId === null || (await isDeleted(db, userId))) return
  await lockPointAccount(db, userId)
  await removeDuplicateJobs(db, { kind: reconcileKind, payload })
  await reconcileLocked({ db, now }, userId)
}

/** Reconciles a batch of volunteers in order of ID and enqueues a job for the next batch. */
export async function reconcileBatch(
  { db, now }: BatchContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const { afterId } = z.object({ afterId: z.uuid().nullable().default(null) }).parse(payload)
  const { last } = await recomputeRewardsAfter({ db, now }, afterId)
  if (last !== null) await addJob(db, { kind: batchKind, payload: { afterId: last } })
}

/** Reconciles all volunteers in one transaction, for callers that wait for the result. */
export async function reconcileAll(context: BatchContext): Promise<void> {
  let { last } = await recomputeRewardsAfter(context, null)
  while (last !== null) last = (await recomputeRewardsAfter(context, last)).last
}

/** Reconciles the batch after an ID. Returns the last ID (null at the end) and the number of entries written. */
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

/**
 * Reconciles a locked account with an activity history loaded after the lock. Returns the number of entries written.
 */
async function reconcileHistory(
  { db, now }: BatchContext,
  userId: string,
  { events, rest }: ActivityHistory,
): Promise<number> {
  const { due, earned, earnedAt, badges } = recompute(events, rest)
  // The balance is also recomputed: only the ledger is authoritative.
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
