/** Matches for the caller: the list, a single project, and insights over the best matches. */
import { describeAdvice, describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeFactors, describeReasons } from '#contract/matching/reasons.ts'
import type { MatchingInsights, ProjectMatch } from '#contract/matching/matching.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { findChange } from '#domain/matching/scoring/advice.ts'
import { findGap } from '#domain/matching/scoring/gaps.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import { isNothingToMatchOn } from '#domain/matching/scoring/general.ts'
import { matchFactors, type MatchProject } from '#domain/matching/scoring/factors.ts'
import { orderMatches, type MatchOrder } from '#domain/matching/order.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findMatches, toFoundMatch, type FoundMatch } from '#server/matching/find.ts'
import { answerInTime } from '#server/matching/live-index.ts'
import { toPrioritized } from '#server/matching/prioritized.ts'
import { findListMatching, findMatching, withLocations, type Matching } from '#server/matching/matching.ts'
import { loadParsedProjects } from '#server/matching/analysis-cache.ts'
import { recordExposures } from '#server/queries/matching/match-exposures.ts'
import { listRecentResponses } from '#server/queries/applications/responses.ts'
import { findPublished, listShown } from './queries.ts'

/** Maximum number of matches in the list, and number of matches that the insights average. */
const maxMatches = 48
const insightMatches = 12

/** Which of the matches are listed, and in which order. */
interface ListWanted {
  order: MatchOrder
  ineligible: boolean
}

/** Projects that match the caller, in the requested order. */
export const listMatches = (ctx: Context, wanted: ListWanted): Promise<ProjectMatch[]> =>
  answerInTime(ctx.db, () => findList(ctx, wanted))

async function findList(ctx: Context, { order, ineligible }: ListWanted): Promise<ProjectMatch[]> {
  const wanted = { order, ineligible, most: maxMatches, general: true }
  const { matching, found } = await findMatches(ctx, findListMatching(ctx), wanted)
  if (!matching) return []
  const matched = found.filter(({ isEligible, match }) => match.score > 0 && (ineligible || isEligible))
  const shown = orderMatches(matched, order).slice(0, maxMatches)
  recordExposures(ctx.db, {
    userId: ctx.actor.id,
    list: 'matches',
    order,
    projects: shown,
    at: ctx.now(),
  })
  return present(ctx, matching, shown)
}

/** How well one project matches the caller, even if it is closed to applications. */
export async function findProjectMatch(ctx: Context, id: string): Promise<ProjectMatch | null> {
  const row = await findPublished(ctx.db, id)
  if (!row) throw new Problem('project_not_found')
  const reader = await findMatching(ctx)
  if (!reader) return null
  const candidate = (await loadParsedProjects(ctx.db, [row])).get(row.id)
  if (!candidate) throw new Problem('project_not_found')
  const matching = await withLocations(reader, [candidate.read])
  const match = matchParsed(matching.read, candidate.read, matching.options)
  const basis = isNothingToMatchOn(matching.read) ? 'empty-profile' : 'profile'
  const now = ctx.now()
  const [matched] = await present(ctx, matching, [
    toFoundMatch(toPrioritized(row, { isIgnored: false, now }), {
      ...candidate,
      match,
      basis,
      matching,
      now,
    }),
  ])
  if (!matched) throw new Problem('project_not_found')
  return matched
}

/** How well the best matches fit overall, and by factor. */
export const summarizeMatches = (ctx: Context): Promise<MatchingInsights> =>
  answerInTime(ctx.db, () => summarize(ctx))

async function summarize(ctx: Context): Promise<MatchingInsights> {
  const { found } = await findMatches(ctx, findMatching(ctx), { order: 'best-fit', most: insightMatches })
  const best = orderMatches(
    found.filter(({ isEligible, match }) => isEligible && match.score > 0),
    'best-fit',
  ).slice(0, insightMatches)
  if (best.length === 0) return { overallScore: null, breakdown: {}, matches: 0 }
  const mean = (statOf: (one: FoundMatch) => number) =>
    Math.round(best.reduce((sum, one) => sum + statOf(one), 0) / best.length)
  return {
    overallScore: mean(({ match }) => match.score),
    breakdown: Object.fromEntries(
      matchFactors.map((factor) => [factor, mean(({ match }) => 100 * match.factors[factor])]),
    ),
    matches: best.length,
  }
}

async function present(
  { db, language, actor, now }: Context,
  matching: Matching,
  found: readonly FoundMatch[],
): Promise<ProjectMatch[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const organizationIds = [...new Set(found.map(({ organizationId }) => organizationId))]
  const [rows, responses, placed] = await Promise.all([
    listShown(db, ids, actor.id),
    listRecentResponses(db, organizationIds, now()),
    withLocations(
      matching,
      found.map(({ read }) => read),
    ),
  ])
  const shown = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap((one) => {
    const row = shown.get(one.id)
    const organizationResponse = row && responses.get(row.organizationId)
    if (!row || !organizationResponse) return []
    return [{ ...presentMatch({ ...placed, language }, one, row), organizationResponse }]
  })
}

type ShownProject = Awaited<ReturnType<typeof listShown>>[number]

function presentMatch(
  { volunteer, read, options, language }: Matching & { language: Language },
  { match, project, read: parseProject, ...found }: FoundMatch,
  shown: ShownProject,
): Omit<ProjectMatch, 'organizationResponse'> {
  const pair = { volunteer, read, project: parseProject, match, options }
  const { matchReasons, ...described } = recallDescription(match, language, () =>
    describe(pair, { language, project }),
  )
  return {
    id: found.id,
    title: project.title ?? '',
    description: project.description ?? '',
    matchScore: match.score,
    organization: {
      id: shown.organizationId,
      name: shown.organizationName,
      verified: shown.organizationVerified,
      rating: averageOf(shown),
      totalReviews: shown.ratingCount,
    },
    isUnderReview: shown.isUnderReview,
    postedAt: found.postedAt,
    urgency: shown.urgency,
    estimatedHours: estimateHours(project.timeCommitment, shown.duration),
    requiredSkills: [...project.requiredSkills],
    skillsRequired: [...project.requiredSkills],
    matchedSkills: [...match.skills.same, ...match.skills.near],
    causeAreas: [...project.causeAreas],
    focusAreas: [...project.causeAreas],
    matchReasons,
    benefits: shown.perks.map(({ title }) => title),
    isRemote: project.isRemote,
    location: project.location,
    timeCommitment: project.timeCommitment,
    timeCommitmentHours: project.timeCommitment,
    duration: shown.duration,
    ...described,
    isEligible: found.isEligible,
    basis: found.basis,
    priority: found.added.priority,
    predicted: found.added.predicted,
    placesLeft: spotsLeft(found.spots),
    maxVolunteers: found.spots.maxVolunteers,
    volunteersNeeded: found.spots.maxVolunteers,
    pendingApplications: found.pendingCount,
    applicationDeadline: shown.applicationDeadline,
    deadlineEnforced: shown.deadlineEnforced,
    isStale: found.isStale,
    isSaved: shown.isSaved,
    saved: shown.isSaved,
  }
}

/** A match in words. */
function describe(
  { volunteer, match, ...pair }: Parameters<typeof findChange>[0],
  { language, project }: { language: Language; project: MatchProject },
): Pick<ProjectMatch, 'matchReasons' | 'factors' | 'gap' | 'change' | 'eligibility'> {
  const reader = { language, audience: 'volunteer' } as const
  const change = findChange({ volunteer, match, ...pair })
  return {
    matchReasons: describeReasons(reader, match, { volunteer, project }),
    factors: describeFactors(reader, match, { volunteer, project }),
    gap: describeGap(reader, findGap(match, { volunteer, project })),
    change: change && {
      description: describeAdvice(language, change.advice),
      advice: change.advice,
      score: change.score,
      factors: change.factors,
    },
    eligibility: describeEligibility(reader, match.facts),
  }
}

/** What was said of matches that are still in memory, by language. */
const descriptions = new WeakMap<Match, Map<Language, ReturnType<typeof describe>>>()

function recallDescription(
  match: Match,
  language: Language,
  compute: () => ReturnType<typeof describe>,
): ReturnType<typeof describe> {
  const known = descriptions.get(match) ?? new Map<Language, ReturnType<typeof describe>>()
  const described = known.get(language) ?? compute()
  descriptions.set(match, known.set(language, described))
  return described
}
