/** The person whose matches are found: their profile, parsed, and what it takes to score it. */
import { matchWeights, type MatchVolunteer, type MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { Predictions } from '#domain/matching/predictions/predictions.ts'
import type { MatchOptions } from '#domain/matching/scoring/score.ts'
import type { CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import type { Context } from '#server/context.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { emptyVolunteer, findMatchVolunteer, findWeights } from '#server/queries/matching/matching.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { loadParsedVolunteer } from './analysis-cache.ts'
import { loadPredictions } from './predictions.ts'
import { loadStatistics } from './statistics.ts'

/** Whom to match; jobs do it, too. */
export type MatchContext = Pick<Context, 'db' | 'config' | 'now'> & {
  actor: { id: string; organizations: readonly { id: string }[] }
}

/** The volunteer to match, and the options. */
export interface Matching {
  volunteer: MatchVolunteer
  read: ParsedVolunteer
  options: MatchOptions & { weights: MatchWeights; statistics: CorpusStatistics }
  /** The models in use, which only change the recommended order. */
  predictions: Predictions
}

let emptyRead: ParsedVolunteer | undefined
/** Parsed when it is first needed: the first parse prepares tables, which took a tenth of loading the application. */
const readEmpty = () => (emptyRead ??= parseVolunteer(emptyVolunteer))

/**
 * The caller's profile prepared for matching, with their weights. Without a profile an empty one for volunteers, whose
 * lists are then general, and null for anyone else.
 */
export async function findListMatching(ctx: Context): Promise<Matching | null> {
  const found = await findMatching(ctx)
  if (found || !ctx.actor.isVolunteer) return found
  const [weights, statistics, predictions] = await Promise.all([
    findWeights(ctx.db, ctx.actor.id),
    loadStatistics(ctx.db),
    loadPredictions(ctx.db, ctx.now()),
  ])
  return {
    volunteer: emptyVolunteer,
    read: readEmpty(),
    options: { weights: weights ?? matchWeights, statistics },
    predictions,
  }
}

/** The caller's profile prepared for matching, with their weights. Null without a profile. */
export async function findMatching({
  db,
  actor,
  now,
}: Pick<MatchContext, 'db' | 'actor' | 'now'>): Promise<Matching | null> {
  const [profile, placements, weights, statistics, predictions] = await Promise.all([
    findMatchVolunteer(db, actor.id),
    findPlacements(db),
    findWeights(db, actor.id),
    loadStatistics(db),
    loadPredictions(db, now()),
  ])
  if (!profile) return null
  const volunteer = { ...profile, placements }
  return {
    volunteer,
    read: loadParsedVolunteer(db, actor.id, volunteer),
    options: { weights: weights ?? matchWeights, statistics },
    predictions,
  }
}

/** The same, with the locations needed to compare with these projects. */
export async function withLocations(
  matching: Matching,
  projects: readonly ParsedProject[],
): Promise<Matching> {
  const findPlace = await loadPlacesFor([matching.read], projects)
  return { ...matching, options: { ...matching.options, findPlace } }
}
