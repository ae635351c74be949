/** Recomputes organization rankings by the domain's rules: a single one after an event, all of them once a day. */
import { isListed, hasTopRatedAverage, splitPlace, rankingOf } from '#domain/rankings/top-organizations.ts'
import { findStateName } from '#domain/verification/us-states.ts'
import { bayesianRating } from '#domain/reviews/reviews.ts'
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { findPlatformMean } from '#server/queries/reviews/platform-mean.ts'
import { listResponses } from '#server/queries/applications/responses.ts'
import { addJob, removeDuplicateJobs } from '#server/jobs/queries.ts'
import { listRankingInputs, type RankingInputs } from './ranking-input-queries.ts'
import {
  findOrganizationId,
  findRankedMean,
  listIdsAfter,
  lockRankings,
  replaceRankings,
  type NewRanking,
} from './queries.ts'

export const refreshKind = 'standings.refresh'
export const batchKind = 'standings.batch'

/** Number of organizations per job. */
const batch = 200

/** If the platform mean moves more than this, all rankings are recomputed. */
const meanTolerance = 0.02

/** Milliseconds to wait before that, because reviews come in groups. */
const batchDelayMs = 60_000

type BatchContext = { db: Db; now: Date }

const refreshPayload = z.union([z.object({ organizationId: z.uuid() }), z.object({ projectId: z.uuid() })])

/** Enqueues recomputing the ranking of an organization, or of a project's organization. */
export async function enqueueRankingRefresh(db: Db, payload: z.infer<typeof refreshPayload>): Promise<void> {
  await addJob(db, { kind: refreshKind, payload })
}

/** Recomputes one organization's ranking, and marks other waiting jobs for it as done. */
export async function refreshOne({ db, now }: BatchContext, payload: Record<string, unknown>): Promise<void> {
  const parsed = refreshPayload.parse(payload)
  await lockRankings(db)
  await removeDuplicateJobs(db, { kind: refreshKind, payload })
  const id = 'projectId' in parsed ? await findOrganizationId(db, parsed.projectId) : parsed.organizationId
  if (id === null) return
  const before = await findRankedMean(db, id)
  const mean = await recomputeRankings({ db, now }, [id])
  if (before === null || Math.abs(mean - before) <= meanTolerance) return
  const runAt = new Date(now.getTime() + batchDelayMs)
  await addJob(db, { kind: batchKind, uniqueKey: `${batchKind} all`, runAt })
}

/** Recomputes a batch of organizations in order of ID and enqueues a job for the next batch. */
export async function refreshBatch(
  { db, now }: BatchContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const { afterId } = z.object({ afterId: z.uuid().nullable().default(null) }).parse(payload)
  await lockRankings(db)
  const last = await recomputeBatch({ db, now }, afterId)
  if (last !== null) await addJob(db, { kind: batchKind, payload: { afterId: last } })
}

/** Recomputes all organizations in one call, for callers that wait for the result. */
export async function refreshAll(context: BatchContext): Promise<void> {
  await lockRankings(context.db)
  for (let after = await recomputeBatch(context, null); after !== null;)
    after = await recomputeBatch(context, after)
}

/** Recomputes the batch after an ID. Returns the last ID, or null at the end. */
async function recomputeBatch(context: BatchContext, afterId: string | null): Promise<string | null> {
  const ids = await listIdsAfter(context.db, afterId, batch)
  await recomputeRankings(context, ids)
  return ids.length < batch ? null : (ids.at(-1) ?? null)
}

/** Recomputes some organizations and returns the platform mean that was used. */
async function recomputeRankings({ db, now }: BatchContext, ids: readonly string[]): Promise<number> {
  const platformMean = await findPlatformMean(db)
  const listed = (await listRankingInputs(db, ids)).filter(isListed)
  const responses = await listResponses(
    db,
    listed.map(({ id }) => id),
    now,
  )
  const rankings = listed.map((counted): NewRanking => {
    const responseRate = responses.get(counted.id)?.rate ?? null
    return rank({ ...counted, responseRate }, { platformMean, now })
  })
  await replaceRankings(db, ids, { rankings, platformMean, at: now })
  return platformMean
}

function rank(
  stats: RankingInputs & { responseRate: number | null },
  { platformMean, now }: { platformMean: number; now: Date },
): NewRanking {
  const rating = bayesianRating(stats, platformMean)
  return {
    organizationId: stats.id,
    ...rankingOf(stats, { rating, now }),
    stateName: findStateName(splitPlace(stats.location)?.state ?? ''),
    isVerified: stats.isVerified,
    hasTopRatedAverage: hasTopRatedAverage(stats),
    // Unrated organizations rank after all rated ones.
    ratingRank: stats.ratingCount === 0 ? 0 : rating,
    ratingCount: stats.ratingCount,
    peopleHelped: stats.peopleHelped,
    projectsCompleted: stats.projectsCompleted,
    joinedAt: stats.joinedAt,
    responseRate: stats.responseRate,
  }
}
