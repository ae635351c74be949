/** The projects that fit a volunteer: candidates by indexes, and the exact score of those alone. */
import { matchWeights, type MatchProject, type MatchVolunteer, type MatchWeights } from '#domain/matching.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import type { ReadProject } from '#domain/matching/read-project.ts'
import type { ReadVolunteer } from '#domain/matching/read-volunteer.ts'
import { matchRead, type Match, type MatchOptions } from '#domain/matching/score.ts'
import { needOf } from '#domain/match-order.ts'
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import { dayInZone } from '#domain/time.ts'
import type { Context } from '#server/context.ts'
import { listCandidates } from '#server/db/match-candidates.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import { findMatchVolunteer, findWeights } from '#server/db/matching.ts'
import { openPlacesFor } from '#server/places/find-place.ts'
import { readKnownVolunteer, readProjects } from './reads.ts'
import { readStatistics } from './statistics.ts'

/** Who is matched, and how. */
export interface Matching {
  volunteer: MatchVolunteer
  read: ReadVolunteer
  options: MatchOptions & { weights: MatchWeights }
}

export interface FoundMatch {
  id: string
  organizationId: string
  /** ISO 8601. */
  postedAt: string
  project: MatchProject
  read: ReadProject
  match: Match
  fit: number
  isEligible: boolean
  /** What the recommended order multiplies the fit by. */
  priority: number
}

/** The caller as matching reads them, with their weights; null without a profile. */
export async function readMatching({ db, actor }: Context): Promise<Matching | null> {
  const profile = await findMatchVolunteer(db, actor.id)
  if (!profile) return null
  const volunteer = { ...profile, placements: await readPlacements(db) }
  const weights = (await findWeights(db, actor.id)) ?? matchWeights
  const statistics = await readStatistics(db)
  return { volunteer, read: readKnownVolunteer(db, actor.id, volunteer), options: { weights, statistics } }
}

/** The same, and where places lie, as far as comparing with these projects needs it. */
export async function withPlaces(matching: Matching, projects: readonly ReadProject[]): Promise<Matching> {
  const findPlace = await openPlacesFor([matching.read], projects)
  return { ...matching, options: { ...matching.options, findPlace } }
}

/** What fits the caller, in no particular order; nothing while their profile says nothing to go by. */
export async function findMatches(ctx: Context, matching: Matching): Promise<FoundMatch[]> {
  const { volunteer, read } = matching
  const workIds = read.offered.map(({ id }) => id)
  if (workIds.length + volunteer.causes.length === 0) return []
  const now = ctx.now()
  const candidates = await listCandidates(ctx.db, ctx.actor, { volunteer, workIds })
  const open = candidates.filter(
    (row) => whyApplicationsAreClosed(row, dayInZone(now, row.timeZone)) === null,
  )
  const known = await readProjects(ctx.db, open)
  const { options } = await withPlaces(
    matching,
    [...known.values()].map((project) => project.read),
  )
  return open.flatMap((row) => {
    const project = known.get(row.id)
    if (!project) return []
    return [toFound(row, { ...project, match: matchRead(read, project.read, options), now })]
  })
}

type Row = Awaited<ReturnType<typeof listCandidates>>[number]

export function toFound(
  row: Pick<Row, 'id' | 'organizationId' | 'createdAt' | 'pendingCount' | 'acceptedCount' | 'maxVolunteers'>,
  { match, now, ...known }: { project: MatchProject; read: ReadProject; match: Match; now: Date },
): FoundMatch {
  return {
    id: row.id,
    organizationId: row.organizationId,
    postedAt: row.createdAt.toISOString(),
    ...known,
    match,
    fit: match.fit,
    isEligible: isEligible(match.facts),
    priority: needOf(row, now),
  }
}
