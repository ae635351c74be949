import type { z } from '#contract/zod.ts'
import {
  toMatchingWeights,
  toMatchWeights,
  type getMatchingWeights,
  type MatchingWeights,
} from '#contract/matching.ts'
import { matchFactors, matchWeights, type MatchWeights } from '#domain/matching.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { findWeights } from '#server/db/matching.ts'
import { removeWeights, saveWeights } from './queries.ts'

type Told = z.output<(typeof getMatchingWeights)['response']>

/** What the caller's matches are weighed by. */
export async function readWeights({ db, actor }: Context): Promise<Told> {
  return tell((await findWeights(db, actor.id)) ?? matchWeights)
}

export async function save(ctx: Context, form: MatchingWeights): Promise<Told> {
  const weights = toMatchWeights(form)
  await transact(ctx.db, (db) => saveWeights(db, { userId: ctx.actor.id, weights, at: ctx.now() }))
  return tell(weights)
}

export async function reset(ctx: Context): Promise<Told> {
  await transact(ctx.db, (db) => removeWeights(db, ctx.actor.id))
  return tell(matchWeights)
}

const tell = (weights: MatchWeights): Told => ({
  ...toMatchingWeights(weights),
  isDefault: matchFactors.every((factor) => weights[factor] === matchWeights[factor]),
})
