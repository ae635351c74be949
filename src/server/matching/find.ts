/** The projects that match a volunteer: candidates by index, then the exact score of those candidates only. */
import {
  areDefaultWeights,
  exactPoints,
  matchWeights,
  type MatchProject,
} from '#domain/matching/scoring/factors.ts'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import { computeOpenness, isNothingToMatchOn, type MatchBasis } from '#domain/matching/scoring/general.ts'
import type { ParsedGoals } from '#domain/matching/goals.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import {
  computeNeed,
  computePriority,
  daysPosted,
  type MatchOrder,
  type PrioritizedProject,
} from '#domain/matching/order.ts'
import { predictPoints, type PredictedPair } from '#domain/matching/predictions/predictions.ts'
import { noPlacements } from '#domain/vocabulary/placements.ts'
import { findApplicationsClosedReason, type SpotCounts } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import { listLimits } from '#server/queries/matching/match-exclusions.ts'
import { listIgnored } from '#server/queries/matching/match-exposures.ts'
import { loadParsedProjects } from './analysis-cache.ts'
import { findByIndex, findByQueries, isUsable, type CandidateRow as Row } from './candidates.ts'
import { loadIndex } from './live-index.ts'
import { withLocations, type MatchContext, type Matching } from './matching.ts'
import { toPrioritized } from './prioritized.ts'
import { recallMatch } from './recent-matches.ts'

export interface FoundMatch {
  id: string
  organizationId: string
  /** ISO 8601. */
  postedAt: string
  project: MatchProject
  read: ParsedProject
  match: Match
  basis: MatchBasis
  fit: number
  isEligible: boolean
  spots: SpotCounts
  pendingCount: number
  isStale: boolean
  /** The points that are added to the fit in the recommended order. */
  priority: number
  /** What these consist of. The models' points only count with the default weights. */
  added: { priority: number; predicted: number }
  /** What the chances of applying and of being accepted depend on. */
  pair: PredictedPair
}

/** Which matches are needed. */
export interface MatchesWanted {
  order: MatchOrder
  /** How many of them, in this order; there may be more. */
  most: number
  /** Whether those that this person cannot take count, too. */
  ineligible?: boolean
  /** Only those of the projects that it is true for. */
  isAmong?: (projectId: string) => boolean
  /** Whether a profile with nothing to match on gets a general list; otherwise it gets none. */
  general?: boolean
  /** Work and causes that candidates may have besides those of the profile; they change no score. */
  also?: AlsoWanted
}
export type AlsoWanted = Pick<ParsedGoals, 'workIds' | 'causes'>

interface Found {
  /** Whom it was found for; null for someone without a profile to match. */
  matching: Matching | null
  found: FoundMatch[]
}

/** Whom to match, or who is being found while everything else of the search is read; null finds nothing. */
type Finding = Matching | null | Promise<Matching | null>

/**
 * The projects that match the caller, of duplicates the one that fits best, in any order. Empty while there is
 * nothing to match on, unless the list may be general; then `basis` says so. Only call it within `answerInTime`.
 */
export async function findMatches(
  ctx: MatchContext,
  finding: Finding,
  wanted: MatchesWanted,
): Promise<Found> {
  const [matching, index, ignored, limits] = await Promise.all([
    finding,
    loadIndex(ctx.db),
    listIgnored(ctx.db, ctx.actor.id),
    listLimits(ctx.db, ctx.actor.id),
  ])
  if (!matching) return { matching, found: [] }
  const isEmpty = isNothingToMatchOn(matching.read)
  if (isEmpty && !wanted.general && !wanted.also) return { matching, found: [] }
  const reader = { ...ctx.actor, limits, placements: matching.volunteer.placements ?? noPlacements }
  const find = (basis: MatchBasis) => {
    const score = (rows: readonly Row[]) => scoreCandidates(ctx, matching, { rows, ignored, basis })
    const wish = { ...wanted, reader, basis, ignored, score }
    return index ? findByIndex(ctx, matching, { ...wish, index }) : findByQueries(ctx.db, matching, wish)
  }
  const found = await find(isEmpty && wanted.general ? 'empty-profile' : 'profile')
  const isEnough = isEmpty || !wanted.general || found.some((one) => isUsable(one, wanted))
  return { matching, found: isEnough ? found : await find('nothing-shared') }
}

/** The candidates that take applications today, with their exact scores. */
async function scoreCandidates(
  ctx: MatchContext,
  matching: Matching,
  { rows, ignored, basis }: { rows: readonly Row[]; ignored: ReadonlySet<string>; basis: MatchBasis },
): Promise<FoundMatch[]> {
  const now = ctx.now()
  const open = rows.filter(
    (row) =>
      findApplicationsClosedReason(row, dayInZone(now, row.timeZone), ctx.config.applicationsPerSpot) ===
      null,
  )
  const known = await loadParsedProjects(ctx.db, open)
  const { options } = await withLocations(
    matching,
    [...known.values()].map((project) => project.read),
  )
  return open.flatMap((row) => {
    const project = known.get(row.id)
    if (!project) return []
    const shown = toPrioritized(row, { isIgnored: ignored.has(row.id), now })
    const match = recallMatch(matching, project.read, () => matchParsed(matching.read, project.read, options))
    return [toFoundMatch(shown, { ...project, match, basis, matching, now })]
  })
}

export function toFoundMatch(
  row: Pick<Row, 'id' | 'organizationId'> & PrioritizedProject,
  {
    match,
    matching: { read, options, predictions },
    now,
    ...known
  }: Pick<FoundMatch, 'project' | 'read' | 'match' | 'basis'> & { matching: Matching; now: Date },
): FoundMatch {
  const pair = {
    points: exactPoints(match.factors, matchWeights),
    need: computeNeed(row, now),
    projectDays: daysPosted(row.createdAt, now),
  }
  const openness = known.basis === 'profile' ? 0 : computeOpenness(read, known.read)
  const added = {
    priority: computePriority(row, now) + openness,
    predicted: predictPoints(predictions, pair),
  }
  return {
    id: row.id,
    organizationId: row.organizationId,
    postedAt: row.createdAt.toISOString(),
    ...known,
    match,
    fit: match.fit,
    isEligible: isEligible(match.facts),
    spots: { maxVolunteers: row.maxVolunteers, acceptedCount: row.acceptedCount },
    pendingCount: row.pendingCount,
    isStale: row.isStale,
    priority: added.priority + (areDefaultWeights(options.weights) ? added.predicted : 0),
    added,
    pair,
  }
}
