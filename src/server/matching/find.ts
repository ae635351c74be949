/** The projects that match a volunteer: candidates by index, then the exact score of those candidates only. */
import {
  matchWeights,
  type MatchProject,
  type MatchVolunteer,
  type MatchWeights,
} from '#domain/matching/factors.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import type { ParsedGoals } from '#domain/matching/goals.ts'
import type { ParsedProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed, type Match, type MatchOptions } from '#domain/matching/score.ts'
import { byFit, computePriority, withoutDuplicates, type PrioritizedProject } from '#domain/matching/order.ts'
import { causeLabelsOf } from '#domain/vocabulary/causes.ts'
import { findApplicationsClosedReason, type SpotCounts } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { listCandidates } from '#server/queries/match-candidates.ts'
import { listIgnored } from '#server/queries/match-exposures.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { findMatchVolunteer, findWeights } from '#server/queries/matching.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { loadParsedVolunteer, loadParsedProjects } from './analysis-cache.ts'
import { loadStatistics } from './statistics.ts'

/** Whom to match; jobs do it, too. */
export type MatchContext = Pick<Context, 'db' | 'config' | 'now'> & {
  actor: { id: string; organizations: readonly { id: string }[] }
}

/** The volunteer to match, and the options. */
export interface Matching {
  volunteer: MatchVolunteer
  read: ParsedVolunteer
  options: MatchOptions & { weights: MatchWeights }
}

export interface FoundMatch {
  id: string
  organizationId: string
  /** ISO 8601. */
  postedAt: string
  project: MatchProject
  read: ParsedProject
  match: Match
  fit: number
  isEligible: boolean
  spots: SpotCounts
  pendingCount: number
  /** The points that are added to the fit in the recommended order. */
  priority: number
}

/** The caller's profile prepared for matching, with their weights. Null without a profile. */
export async function findMatching({
  db,
  actor,
}: Pick<MatchContext, 'db' | 'actor'>): Promise<Matching | null> {
  const profile = await findMatchVolunteer(db, actor.id)
  if (!profile) return null
  const volunteer = { ...profile, placements: await findPlacements(db) }
  const weights = (await findWeights(db, actor.id)) ?? matchWeights
  const statistics = await loadStatistics(db)
  return { volunteer, read: loadParsedVolunteer(db, actor.id, volunteer), options: { weights, statistics } }
}

/** The same, with the locations needed to compare with these projects. */
export async function withLocations(
  matching: Matching,
  projects: readonly ParsedProject[],
): Promise<Matching> {
  const findPlace = await loadPlacesFor([matching.read], projects)
  return { ...matching, options: { ...matching.options, findPlace } }
}

/** Work and causes that candidates may have besides those of the profile; they change no score. */
type AlsoWanted = Pick<ParsedGoals, 'workIds' | 'causes'>
const nothingElse: AlsoWanted = { workIds: [], causes: [] }

/** The projects that match the caller, of duplicates the one that fits best. Empty while there is nothing to match on. */
export async function findMatches(
  ctx: MatchContext,
  matching: Matching,
  also: AlsoWanted = nothingElse,
): Promise<FoundMatch[]> {
  const { read } = matching
  const workIds = [...new Set([...read.offered.map(({ id }) => id), ...also.workIds])]
  // Also those that only the biography speaks of: a profile with nothing but words has a list, too.
  const own = read.causes.flatMap(({ id, label, isNamed }) =>
    isNamed ? [label] : causeLabelsOf(id).slice(0, 1),
  )
  const volunteer = { ...matching.volunteer, causes: [...own, ...also.causes] }
  if (workIds.length + volunteer.causes.length === 0) return []
  const now = ctx.now()
  const candidates = await listCandidates(ctx.db, ctx.actor, { volunteer, workIds })
  const open = candidates.filter(
    (row) =>
      findApplicationsClosedReason(row, dayInZone(now, row.timeZone), ctx.config.applicationsPerSpot) ===
      null,
  )
  const known = await loadParsedProjects(ctx.db, open)
  const ignored = await listIgnored(ctx.db, ctx.actor.id)
  const { options } = await withLocations(
    matching,
    [...known.values()].map((project) => project.read),
  )
  const found = open.flatMap((row) => {
    const project = known.get(row.id)
    if (!project) return []
    const shown = { ...row, isIgnored: ignored.has(row.id) }
    return [toFoundMatch(shown, { ...project, match: matchParsed(read, project.read, options), now })]
  })
  return withoutDuplicates(
    found.toSorted((a, b) => Number(b.isEligible) - Number(a.isEligible) || byFit(a, b)),
    ({ organizationId, project: { title = '', description = '' } }) => ({
      organizationId,
      title,
      description,
    }),
  )
}

type Row = Awaited<ReturnType<typeof listCandidates>>[number]

export function toFoundMatch(
  row: Pick<Row, 'id' | 'organizationId'> & PrioritizedProject,
  { match, now, ...known }: { project: MatchProject; read: ParsedProject; match: Match; now: Date },
): FoundMatch {
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
    priority: computePriority(row, now),
  }
}
