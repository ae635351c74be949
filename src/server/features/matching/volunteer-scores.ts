/** How well volunteers whom organizations may find match a project or a draft. */
import { describeEligibility, describeGap } from '#contract/matching/advice.ts'
import { describeReasons } from '#contract/matching/reasons.ts'
import type { ListedVolunteer } from '#contract/matching/directory.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { z } from '#contract/zod.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { findGap } from '#domain/matching/advice.ts'
import { isEligible } from '#domain/matching/eligibility.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/score.ts'
import type { Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { listVolunteerCandidates } from '#server/queries/match-candidates.ts'
import { toMatchVolunteer } from '#server/queries/matching.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { Problem } from '#server/http/problem.ts'
import { loadParsedVolunteer } from '#server/matching/analysis-cache.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { yieldToEventLoop, yieldEvery } from '#server/matching/event-loop.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'

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
}

export async function prepareProject(db: Db, project: MatchProject): Promise<ScoredProject> {
  const placements = await findPlacements(db)
  return { project, read: parseProject({ ...project, placements }), placements }
}

/** The volunteers of these rows with how well they match, in the same order. */
export async function scoreRows(
  db: Db,
  { read, placements }: ScoredProject,
  rows: readonly VolunteerRow[],
): Promise<VolunteerFit[]> {
  const statistics = await loadStatistics(db)
  const prepared: (Omit<VolunteerFit, 'match'> & { own: ParsedVolunteer })[] = []
  for (const [index, row] of rows.entries()) {
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
  return fitting
}

/** The volunteers who may fit the project, best match first; `not`: whom to leave out; `most`: how many to score. */
export async function findFitting(
  db: Db,
  scored: ScoredProject,
  given: Omit<Parameters<typeof listVolunteerCandidates>[2], 'workIds'>,
): Promise<VolunteerFit[]> {
  const { project, read } = scored
  const workIds = read.asked.map(({ id }) => id)
  if (workIds.length + project.causeAreas.length === 0) return []
  const candidates = await listVolunteerCandidates(db, project, { workIds, ...given })
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

export const encodeJsonCursor = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a cursor says, to be checked; null if it is none. */
export function parseJsonCursor(cursor: string): unknown {
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
): NonNullable<ListedVolunteer['match']> {
  const reader = { language, audience: 'organization' } as const
  return {
    matchScore: match.score,
    matchReasons: describeReasons(reader, match, { volunteer, project }),
    gap: describeGap(reader, findGap(match)),
    eligibility: describeEligibility(reader, match.facts),
    isEligible: isEligible(match.facts),
  }
}
