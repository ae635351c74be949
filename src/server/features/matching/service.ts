import type { z } from '#contract/zod.ts'
import type { getMatchingWeights } from '#contract/matching/matching.ts'
import { toMatchingWeights, toMatchWeights, type MatchingWeights } from '#contract/matching/weights.ts'
import { matchFactors, matchWeights, type MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { findWeights } from '#server/queries/matching/matching.ts'
import { removeWeights, saveWeights } from './queries.ts'

type WeightsResponse = z.output<(typeof getMatchingWeights)['response']>

/** The weights for the caller's matches. */
export async function findOwnWeights({ db, actor }: Context): Promise<WeightsResponse> {
  return presentWeights((await findWeights(db, actor.id)) ?? matchWeights)
}

export async function save(ctx: Context, form: MatchingWeights): Promise<WeightsResponse> {
  const weights = toMatchWeights(form)
  await transact(ctx.db, (db) => saveWeights(db, { userId: ctx.actor.id, weights, at: ctx.now() }))
  return presentWeights(weights)
}

export async function reset(ctx: Context): Promise<WeightsResponse> {
  await transact(ctx.db, (db) => removeWeights(db, ctx.actor.id))
  return presentWeights(matchWeights)
}

const presentWeights = (weights: MatchWeights): WeightsResponse => ({
  ...toMatchingWeights(weights),
  isDefault: matchFactors.every((factor) => weights[factor] === matchWeights[factor]),
})
