/** Judges organizations anew by the rules of the domain: one after what happened to it, all once a day. */
import { isListed, isRatedTop, splitPlace, standingOf } from '#domain/top-organizations.ts'
import { nameState } from '#domain/us-states.ts'
import { bayesianRating } from '#domain/reviews.ts'
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { findPlatformMean } from '#server/db/platform-mean.ts'
import { listResponses } from '#server/db/responses.ts'
import { addJob, takeAlong } from '#server/jobs/queries.ts'
import { listFigures, type Counted } from './figure-queries.ts'
import {
  findOrganizationId,
  findRankedMean,
  listIdsAfter,
  lockStandings,
  replaceStandings,
  type NewStanding,
} from './queries.ts'

export const refreshKind = 'standings.refresh'
export const batchKind = 'standings.batch'

/** Organizations that one job judges. */
const batch = 200

/** A platform's mean that moved farther than this makes all ranks anew. */
const steadyMean = 0.02

/** Milliseconds before that: reviews come in groups. */
const restMs = 60_000

type Moment = { db: Db; now: Date }

const refreshPayload = z.union([z.object({ organizationId: z.uuid() }), z.object({ projectId: z.uuid() })])

/** Asks for an organization, or for that of a project, to be judged anew. */
export async function askForRefresh(db: Db, payload: z.infer<typeof refreshPayload>): Promise<void> {
  await addJob(db, { kind: refreshKind, payload })
}

/** Judges one organization; other jobs that wait for the same are done with it. */
export async function refreshOne({ db, now }: Moment, payload: Record<string, unknown>): Promise<void> {
  const asked = refreshPayload.parse(payload)
  await lockStandings(db)
  await takeAlong(db, { kind: refreshKind, payload })
  const id = 'projectId' in asked ? await findOrganizationId(db, asked.projectId) : asked.organizationId
  if (id === null) return
  const before = await findRankedMean(db, id)
  const mean = await judge({ db, now }, [id])
  if (before === null || Math.abs(mean - before) <= steadyMean) return
  const runAt = new Date(now.getTime() + restMs)
  await addJob(db, { kind: batchKind, uniqueKey: `${batchKind} all`, runAt })
}

/** Judges some of all organizations, in the order of ids, and asks for those after them. */
export async function refreshBatch({ db, now }: Moment, payload: Record<string, unknown>): Promise<void> {
  const { afterId } = z.object({ afterId: z.uuid().nullable().default(null) }).parse(payload)
  await lockStandings(db)
  const last = await judgeBatch({ db, now }, afterId)
  if (last !== null) await addJob(db, { kind: batchKind, payload: { afterId: last } })
}

/** Judges all organizations at once, where somebody waits for it. */
export async function refreshAll(moment: Moment): Promise<void> {
  await lockStandings(moment.db)
  for (let after = await judgeBatch(moment, null); after !== null;) after = await judgeBatch(moment, after)
}

/** Judges those after an id; answers the last of them, null where it was the last of all. */
async function judgeBatch(moment: Moment, afterId: string | null): Promise<string | null> {
  const ids = await listIdsAfter(moment.db, afterId, batch)
  await judge(moment, ids)
  return ids.length < batch ? null : (ids.at(-1) ?? null)
}

/** Judges some organizations; answers the platform's mean by which they rank. */
async function judge({ db, now }: Moment, ids: readonly string[]): Promise<number> {
  const platformMean = await findPlatformMean(db)
  const listed = (await listFigures(db, ids)).filter(isListed)
  const responses = await listResponses(
    db,
    listed.map(({ id }) => id),
    now,
  )
  const standings = listed.map((counted): NewStanding => {
    const responseRate = responses.get(counted.id)?.rate ?? null
    return rank({ ...counted, responseRate }, { platformMean, now })
  })
  await replaceStandings(db, ids, { standings, platformMean, at: now })
  return platformMean
}

function rank(
  figures: Counted & { responseRate: number | null },
  { platformMean, now }: { platformMean: number; now: Date },
): NewStanding {
  const rating = bayesianRating(figures, platformMean)
  return {
    organizationId: figures.id,
    ...standingOf(figures, { rating, now }),
    stateName: nameState(splitPlace(figures.location)?.state ?? ''),
    isVerified: figures.isVerified,
    isRatedTop: isRatedTop(figures),
    // Whoever was never rated comes after whoever was.
    ratingRank: figures.ratingCount === 0 ? 0 : rating,
    ratingCount: figures.ratingCount,
    peopleHelped: figures.peopleHelped,
    projectsCompleted: figures.projectsCompleted,
    joinedAt: figures.joinedAt,
  }
}
