/** What the models of applying and of being accepted learn from, and what they learned (docs/decisions/0126). */
import { desc, eq, lt, sql } from 'drizzle-orm'
import { exposureRule } from '#domain/matching/predictions/exposures.ts'
import {
  pairFeatures,
  predictionVersion,
  type Predictions,
} from '#domain/matching/predictions/predictions.ts'
import {
  predictedOutcomes,
  predictionRule,
  type PredictedOutcome,
} from '#domain/matching/predictions/prediction-rule.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { matchExposures, matchModels } from '#server/db/tables/matching.ts'
import { isAnswer } from '#server/queries/applications/responses.ts'

export type MatchModel = typeof matchModels.$inferSelect

/** A pair as the log has it, and what came of it. */
export interface SampledPair {
  /** In the order of `pairFeatures`. */
  features: number[]
  /** In the list, from 1. */
  position: number
  isPositive: boolean
  /** From 0: all pairs of a person are in one. */
  fold: number
}

/** The last fit of each outcome, in their order; those that were never fitted are missing. */
export async function listLatestModels(db: Db): Promise<MatchModel[]> {
  const found = await Promise.all(
    predictedOutcomes.map((outcome) =>
      db
        .select()
        .from(matchModels)
        .where(eq(matchModels.outcome, outcome))
        .orderBy(desc(matchModels.fittedAt))
        .limit(1),
    ),
  )
  return found.flat()
}

/** The models that the order uses. Those of another release, with other features, are none. */
export async function listUsedModels(db: Db): Promise<Predictions> {
  const models = await listLatestModels(db)
  return Object.fromEntries(
    models.flatMap(({ outcome, version, isUsed, coefficients, priorCoefficients: prior, meanRaise }) =>
      isUsed && version === predictionVersion && coefficients && prior && meanRaise !== null
        ? [[outcome, { coefficients, prior, meanRaise }]]
        : [],
    ),
  )
}

/** Records a fit. */
export async function insertModel(db: Db, model: MatchModel): Promise<void> {
  await db.insert(matchModels).values(model).onConflictDoNothing()
}

/** Removes fits that were made too long ago. */
export async function removeOldModels(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - predictionRule.storedDays * 86_400_000)
  await db.delete(matchModels).where(lt(matchModels.fittedAt, before))
}

const fold = (person: typeof matchExposures.userId | typeof applications.volunteerId) =>
  sql<number>`(abs(uuid_hash_extended(${person}, 26)) % ${predictionRule.folds})::int`

const isWhole = sql`cardinality(${matchExposures.features}) = ${pairFeatures.length}`

/**
 * What organizations decided lately of what people found among their matches: not what an invited volunteer decides, or
 * what was declined with a completed project (A29). Who was accepted and stopped later was accepted: no one withdraws
 * what was declined.
 */
const decided = sql`from ${applications} join lateral (
    select ${matchExposures.features}, ${matchExposures.position} from ${matchExposures}
    where ${matchExposures.userId} = ${applications.volunteerId}
      and ${matchExposures.projectId} = ${applications.projectId}
      and ${matchExposures.isSeen} and ${isWhole}
      and ${matchExposures.day} <= (${applications.createdAt} at time zone 'UTC')::date
    order by ${matchExposures.day} desc, ${matchExposures.position} limit 1
  ) shown on true
  where ${isAnswer} and ${applications.status} in ('accepted', 'declined', 'completed', 'withdrawn')`

/** How many decisions the models can learn from. */
export async function countDecisions(db: Db, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${decided} and ${applications.createdAt} > ${storedSince(now)}::timestamptz`,
  )
  return rows[0]?.count ?? 0
}

const storedSince = (now: Date) => `${addDays(dayInZone(now, 'UTC'), -exposureRule.storedDays)}T00:00:00Z`

/** Pairs of one outcome, drawn at random. No id of a person or a project leaves the database. */
export async function samplePairs(db: Db, outcome: PredictedOutcome, now: Date): Promise<SampledPair[]> {
  const query = outcome === 'apply' ? await sampleShown(db, now) : sampleDecided(now)
  const { rows } = await db.execute<SampledPair & Record<string, unknown>>(query)
  return rows
}

function sampleDecided(now: Date) {
  return sql`select shown.features, shown.position::int as position, ${fold(applications.volunteerId)} as fold,
      ${applications.status} <> 'declined' as "isPositive"
    ${decided} and ${applications.createdAt} > ${storedSince(now)}::timestamptz
    order by ${applications.reviewedAt} desc, ${applications.id} limit ${predictionRule.sampled}`
}

/**
 * What people saw long enough ago to have applied. Each pair counts once, when it was seen first. If there is more than
 * is read, pairs are chosen by their hash.
 */
async function sampleShown(db: Db, now: Date) {
  const until = addDays(dayInZone(now, 'UTC'), -predictionRule.applyDays)
  const listed = sql`${matchExposures.isSeen} and ${isWhole} and ${matchExposures.day} < ${until}`
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select distinct ${matchExposures.userId}, ${matchExposures.projectId} from ${matchExposures} where ${listed}) pairs`)
  const buckets = 1_000_000
  const taken = Math.ceil(buckets * Math.min(1, predictionRule.sampled / Math.max(1, rows[0]?.count ?? 0)))
  const { userId, projectId, day, position, features } = matchExposures
  return sql`with shown as (
      select distinct on (${userId}, ${projectId}) ${userId}, ${projectId}, ${day}, ${position}, ${features}
      from ${matchExposures}
      where ${listed}
        and abs(hashtextextended(${userId}::text || ${projectId}::text, 26)) % ${buckets} < ${taken}
      order by ${userId}, ${projectId}, ${day}, ${position}
      limit ${predictionRule.sampled}
    )
    select shown.features, shown.position::int as position,
      (abs(uuid_hash_extended(shown.user_id, 26)) % ${predictionRule.folds})::int as fold,
      exists (select from ${applications} where ${applications.volunteerId} = shown.user_id
        and ${applications.projectId} = shown.project_id and not ${applications.isInvited}
        and ${applications.createdAt} >= shown.day::timestamp at time zone 'UTC'
        and ${applications.createdAt} < (shown.day + ${predictionRule.applyDays}::int + 1)::timestamp at time zone 'UTC'
      ) as "isPositive"
    from shown`
}
