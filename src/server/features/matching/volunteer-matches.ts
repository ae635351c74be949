/** The other side: volunteers who let organizations find them, for a project or for what is written of one so far. */
import { describeEligibility, describeGap } from '#contract/match-advice.ts'
import { describeReasons } from '#contract/match-reasons.ts'
import type { ProjectDraft, VolunteerMatch } from '#contract/volunteer-matches.ts'
import { limits } from '#contract/limits.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { matchBandOf } from '#domain/matching.ts'
import { findGap } from '#domain/matching/advice.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import { readProject } from '#domain/matching/read-project.ts'
import type { ReadVolunteer } from '#domain/matching/read-volunteer.ts'
import { matchRead, type Match } from '#domain/matching/score.ts'
import type { Context } from '#server/context.ts'
import { isInvolved, listVolunteerCandidates } from '#server/db/match-candidates.ts'
import { toMatchVolunteer } from '#server/db/matching.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import type { Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import { readKnownVolunteer } from '#server/matching/reads.ts'
import { readStatistics } from '#server/matching/statistics.ts'
import { giveWay, giveWayEvery } from '#server/matching/turns.ts'
import { openPlacesFor } from '#server/places/find-place.ts'
import { findOwnProject } from './queries.ts'

type Candidate = Awaited<ReturnType<typeof listVolunteerCandidates>>[number]

interface Fitting {
  row: Candidate
  volunteer: MatchVolunteer
  match: Match
}

/** So many volunteers are scored for a list, and for a number while somebody writes. */
const listedFrom = 400
const countedOf = 200

/** One page of the volunteers who fit a project of the caller's organizations, the best fit first. */
export async function listVolunteers(
  ctx: Context,
  id: string,
  cursor: string | undefined,
): Promise<Page<VolunteerMatch>> {
  const own = ctx.actor.organizations.map((organization) => organization.id)
  const project = await findOwnProject(ctx.db, id, own)
  if (!project) throw new Problem('project_not_found')
  const { organizationId, ...asked } = project
  const fitting = await findFitting(ctx, asked, { id, organizationIds: [organizationId], most: listedFrom })
  const told = fitting.filter(({ match }) => match.score > 0)
  const start = readPlace(cursor)
  const shown = told.slice(start, start + limits.page)
  const end = start + shown.length
  return {
    items: shown.map((one) => present(one, asked)),
    next: end < told.length ? writePlace(end) : null,
    total: told.length,
  }
}

/** How many would be a good match or better for what is written so far, of those that are looked at. */
export async function countLikely(
  ctx: Context,
  draft: ProjectDraft,
): Promise<{ count: number; isMore: boolean }> {
  const own = ctx.actor.organizations.map((organization) => organization.id)
  const project: MatchProject = { ...draft, title: draft.title ?? '', description: draft.description ?? '' }
  const fitting = await findFitting(ctx, project, { id: null, organizationIds: own, most: countedOf })
  const likely = fitting.filter(({ match }) => isEligible(match.facts) && matchBandOf(match.score) !== null)
  return { count: likely.length, isMore: fitting.length === countedOf }
}

async function findFitting(
  { db }: Context,
  project: MatchProject,
  { most, ...about }: { id: string | null; organizationIds: readonly string[]; most: number },
): Promise<Fitting[]> {
  const placements = await readPlacements(db)
  const read = readProject({ ...project, placements })
  const workIds = read.asked.map(({ id }) => id)
  if (workIds.length + project.causeAreas.length === 0) return []
  const candidates = await listVolunteerCandidates(db, project, { workIds, not: isInvolved(about), most })
  const statistics = await readStatistics(db)
  const known: (Omit<Fitting, 'match'> & { own: ReadVolunteer })[] = []
  for (const [index, row] of candidates.entries()) {
    if (index % giveWayEvery === 0) await giveWay()
    const volunteer = { ...toMatchVolunteer(row), placements }
    known.push({ row, volunteer, own: readKnownVolunteer(db, row.userId, volunteer) })
  }
  const findPlace = await openPlacesFor(
    known.map(({ own }) => own),
    [read],
  )
  const fitting: Fitting[] = []
  for (const [index, { own, ...one }] of known.entries()) {
    if (index % giveWayEvery === 0) await giveWay()
    fitting.push({ ...one, match: matchRead(own, read, { statistics, findPlace }) })
  }
  return fitting.toSorted((a, b) => b.match.fit - a.match.fit || (a.row.userId < b.row.userId ? -1 : 1))
}

function present({ row, volunteer, match }: Fitting, project: MatchProject): VolunteerMatch {
  return {
    userId: row.userId,
    name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    profileImageUrl: row.profileImageUrl,
    headline: row.headline,
    skills: [...volunteer.skills],
    preferredCauses: [...volunteer.causes],
    matchScore: match.score,
    matchReasons: describeReasons(match, { volunteer, project }, 'organization'),
    gap: describeGap(findGap(match), 'organization'),
    eligibility: describeEligibility(match.facts, 'organization'),
    isEligible: isEligible(match.facts),
    isPortfolioPublic: row.isPortfolioPublic,
  }
}

/** A page begins at a place of the list as it is now: scores have no key that lasts. */
const writePlace = (place: number) => Buffer.from(`p${place}`).toString('base64url')

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const [, place] = /^p(\d{1,4})$/u.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (place === undefined) throw new Problem('bad_cursor')
  return Number(place)
}
