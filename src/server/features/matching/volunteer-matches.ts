/** Volunteers who opted in to being found, for a project or a draft. */
import { describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeReasons } from '#contract/matching/reasons.ts'
import type { ProjectDraft, VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { limits } from '#contract/limits.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { matchBandOf } from '#domain/matching/factors.ts'
import { findGap } from '#domain/matching/advice.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/score.ts'
import type { Context } from '#server/context.ts'
import { isInvolved, listVolunteerCandidates } from '#server/queries/match-candidates.ts'
import { toMatchVolunteer } from '#server/queries/matching.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import type { Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import { loadParsedVolunteer } from '#server/matching/analysis-cache.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { yieldToEventLoop, yieldEvery } from '#server/matching/event-loop.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { findOwnProject } from './queries.ts'

type Candidate = Awaited<ReturnType<typeof listVolunteerCandidates>>[number]

interface VolunteerFit {
  row: Candidate
  volunteer: MatchVolunteer
  match: Match
}

/** How many volunteers are scored for a list, and for the live count while someone writes a draft. */
const maxScoredForList = 400
const maxScoredForCount = 200

/** One page of the volunteers who match a project of the caller's organizations, best match first. */
export async function listVolunteerMatches(
  ctx: Context,
  id: string,
  cursor: string | undefined,
): Promise<Page<VolunteerMatch>> {
  const own = ctx.actor.organizations.map((organization) => organization.id)
  const project = await findOwnProject(ctx.db, id, own)
  if (!project) throw new Problem('project_not_found')
  const { organizationId, ...requirements } = project
  const fitting = await scoreVolunteers(ctx, requirements, {
    id,
    organizationIds: [organizationId],
    most: maxScoredForList,
  })
  const matches = fitting.filter(({ match }) => match.score > 0)
  const start = decodePosition(cursor)
  const shown = matches.slice(start, start + limits.page)
  const end = start + shown.length
  return {
    items: shown.map((one) => present(ctx.language, one, requirements)),
    next: end < matches.length ? encodePosition(end) : null,
    total: matches.length,
  }
}

/** How many of the scored volunteers would be a good match or better for the current draft. */
export async function countLikelyMatches(
  ctx: Context,
  draft: ProjectDraft,
): Promise<{ count: number; isMore: boolean }> {
  const own = ctx.actor.organizations.map((organization) => organization.id)
  const project: MatchProject = { ...draft, title: draft.title ?? '', description: draft.description ?? '' }
  const fitting = await scoreVolunteers(ctx, project, {
    id: null,
    organizationIds: own,
    most: maxScoredForCount,
  })
  const likely = fitting.filter(({ match }) => isEligible(match.facts) && matchBandOf(match.score) !== null)
  return { count: likely.length, isMore: fitting.length === maxScoredForCount }
}

async function scoreVolunteers(
  { db }: Context,
  project: MatchProject,
  { most, ...about }: { id: string | null; organizationIds: readonly string[]; most: number },
): Promise<VolunteerFit[]> {
  const placements = await findPlacements(db)
  const read = parseProject({ ...project, placements })
  const workIds = read.asked.map(({ id }) => id)
  if (workIds.length + project.causeAreas.length === 0) return []
  const candidates = await listVolunteerCandidates(db, project, { workIds, not: isInvolved(about), most })
  const statistics = await loadStatistics(db)
  const prepared: (Omit<VolunteerFit, 'match'> & { own: ParsedVolunteer })[] = []
  for (const [index, row] of candidates.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const volunteer = { ...toMatchVolunteer(row), placements }
    prepared.push({ row, volunteer, own: loadParsedVolunteer(db, row.userId, volunteer) })
  }
  const findPlace = await loadPlacesFor(
    prepared.map(({ own }) => own),
    [read],
  )
  const fitting: VolunteerFit[] = []
  for (const [index, { own, ...one }] of prepared.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    fitting.push({ ...one, match: matchParsed(own, read, { statistics, findPlace }) })
  }
  return fitting.toSorted((a, b) => b.match.fit - a.match.fit || (a.row.userId < b.row.userId ? -1 : 1))
}

function present(
  language: Language,
  { row, volunteer, match }: VolunteerFit,
  project: MatchProject,
): VolunteerMatch {
  const reader = { language, audience: 'organization' } as const
  return {
    userId: row.userId,
    name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    profileImageUrl: row.profileImageUrl,
    headline: row.headline,
    skills: [...volunteer.skills],
    preferredCauses: [...volunteer.causes],
    matchScore: match.score,
    matchReasons: describeReasons(reader, match, { volunteer, project }),
    gap: describeGap(reader, findGap(match)),
    eligibility: describeEligibility(reader, match.facts),
    isEligible: isEligible(match.facts),
    isPortfolioPublic: row.isPortfolioPublic,
  }
}

/** A cursor is an offset into the current list, because scores are not a stable key. */
const encodePosition = (place: number) => Buffer.from(`p${place}`).toString('base64url')

function decodePosition(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const [, place] = /^p(\d{1,4})$/u.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (place === undefined) throw new Problem('bad_cursor')
  return Number(place)
}
