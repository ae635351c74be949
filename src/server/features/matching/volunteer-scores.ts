/** How well volunteers whom organizations may find match a project or a draft. */
import { describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeReasons } from '#contract/matching/reasons.ts'
import type { ListedVolunteer } from '#contract/matching/directory.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { z } from '#contract/zod.ts'
import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { findGap } from '#domain/matching/scoring/gaps.ts'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import type { Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { listVolunteerCandidates } from '#server/queries/matching/volunteer-candidates.ts'
import { toMatchVolunteer } from '#server/queries/matching/matching.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { Problem } from '#server/http/problem.ts'
import { loadParsedVolunteer } from '#server/matching/analysis-cache.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { yieldToEventLoop, yieldEvery } from '#server/matching/event-loop.ts'
import { loadPlaceFinder, loadPlacesFor } from '#server/places/find-place.ts'
import { writeTown } from '#server/places/shown-town.ts'

export type VolunteerRow = Awaited<ReturnType<typeof listVolunteerCandidates>>[number]

export interface VolunteerFit {
  row: VolunteerRow
  volunteer: MatchVolunteer
  match: Match
}

/** A project to match volunteers with. */
export interface ScoredProject {
  project: MatchProject
  read: ParsedProject
  placements: Placements
  /** Whether to match with the whole profile, or only with what a card of the directory shows of it. */
  by: 'profile' | 'card'
}

export async function prepareProject(
  db: Db,
  project: MatchProject,
  by: ScoredProject['by'] = 'profile',
): Promise<ScoredProject> {
  const placements = await findPlacements(db)
  return { project, read: parseProject({ ...project, placements }), placements, by }
}

/** The volunteers of these rows with how well they match, in the same order. */
export async function scoreRows(
  db: Db,
  { read, placements, by }: ScoredProject,
  rows: readonly VolunteerRow[],
): Promise<VolunteerFit[]> {
  const statistics = await loadStatistics(db)
  const toShown = by === 'card' ? await makeCardReader() : null
  const prepared: (Omit<VolunteerFit, 'match'> & { own: ParsedVolunteer })[] = []
  for (const [index, row] of rows.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const whole = toMatchVolunteer(row)
    const volunteer = { ...(toShown ? toShown(whole) : whole), placements }
    const own = toShown ? parseVolunteer(volunteer) : loadParsedVolunteer(db, row.userId, volunteer)
    prepared.push({ row, volunteer, own })
  }
  const findPlace = await loadPlacesFor(
    prepared.map(({ own }) => own),
    [read],
  )
  const fitting: VolunteerFit[] = []
  for (const [index, { own, ...one }] of prepared.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const match = toShown
      ? roundDistance(matchParsed(own, read, { statistics, findPlace, weights: cardWeights }))
      : matchParsed(own, read, { statistics, findPlace })
    fitting.push({ ...one, match })
  }
  return fitting
}

/** A card does not show the level of experience, so it neither adds points nor is missed. */
const cardWeights = { ...matchWeights, experience: 0 }

/**
 * Reduces volunteers to what a card of the directory shows of them, so that no score and no reason for it tells more: not the
 * words of their texts, their level, days, age or other work, and no place narrower than the town.
 */
async function makeCardReader(): Promise<(volunteer: MatchVolunteer) => MatchVolunteer> {
  const finder = await loadPlaceFinder()
  return ({ skills, causes, location, freeHours, takesRemote, remoteOnly, languages }) => ({
    skills,
    causes,
    location: writeTown(finder, location),
    freeHours,
    experienceLevel: null,
    takesRemote: takesRemote ?? null,
    remoteOnly: remoteOnly ?? false,
    languages: languages ?? null,
  })
}

/** To whole steps of so many kilometers: between the middles of towns, more would only look exact. */
const distanceStep = 5

function roundDistance(match: Match): Match {
  const { location } = match.evidence
  if (location.kilometres === null) return match
  const kilometres = distanceStep * Math.round(location.kilometres / distanceStep)
  return { ...match, evidence: { ...match.evidence, location: { ...location, kilometres } } }
}

/** The volunteers who may fit the project, best match first; `not`: whom to leave out; `most`: how many to score. */
export async function findFitting(
  db: Db,
  scored: ScoredProject,
  given: Omit<Parameters<typeof listVolunteerCandidates>[2], 'workIds' | 'by'>,
): Promise<VolunteerFit[]> {
  const { project, read } = scored
  const workIds = read.asked.map(({ id }) => id)
  if (workIds.length + project.causeAreas.length === 0) return []
  const candidates = await listVolunteerCandidates(db, project, { workIds, by: scored.by, ...given })
  const fitting = await scoreRows(db, scored, candidates)
  return fitting.toSorted((a, b) => compareFits(keyOfFit(a), keyOfFit(b)))
}

/** The place of someone in a list by match. */
export interface FitKey {
  fit: number
  userId: string
}

export const keyOfFit = ({ match, row }: VolunteerFit): FitKey => ({ fit: match.fit, userId: row.userId })

/** The order of a list by match: best match first. */
export const compareFits = (a: FitKey, b: FitKey): number =>
  b.fit - a.fit || (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0)

const cursorSchema = z.tuple([z.number(), z.uuid()])

/** The cursor after someone in a list by match. */
export const encodeFitCursor = ({ fit, userId }: FitKey): string => encodeJsonCursor([fit, userId])

export function decodeFitCursor(cursor: string | undefined): FitKey | null {
  if (cursor === undefined) return null
  const parsed = cursorSchema.safeParse(parseJsonCursor(cursor))
  if (!parsed.success) throw new Problem('bad_cursor')
  const [fit, userId] = parsed.data
  return { fit, userId }
}

const encodeJsonCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a cursor says, to be checked; null if it is none. */
function parseJsonCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** A match in words for members of the project's organization. */
export function presentFit(
  language: Language,
  { volunteer, match }: VolunteerFit,
  project: MatchProject,
): Omit<NonNullable<ListedVolunteer['match']>, 'isInvited'> {
  const reader = { language, audience: 'organization' } as const
  return {
    matchScore: match.score,
    matchReasons: describeReasons(reader, match, { volunteer, project }),
    gap: describeGap(reader, findGap(match, { volunteer, project })),
    eligibility: describeEligibility(reader, match.facts),
    isEligible: isEligible(match.facts),
  }
}
