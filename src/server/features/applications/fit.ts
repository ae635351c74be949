/** How well the projects fit the volunteers who applied to them, for lists, details and comparisons alike. */
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/score.ts'
import type { CorpusStatistics } from '#domain/matching/statistics.ts'
import type { Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { loadParsedVolunteer } from '#server/matching/analysis-cache.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { listMatchProjects } from '#server/queries/match-candidates.ts'
import { findStatisticsAge } from '#server/queries/listing-statistics.ts'
import { toMatchVolunteer } from '#server/queries/matching.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { listMatchVolunteers, listProjectVersions, listVolunteerVersions } from './fit-queries.ts'

/** A volunteer and the project they applied to. */
export interface ApplicantPair {
  volunteerId: string
  projectId: string
}

const keyOf = ({ volunteerId, projectId }: ApplicantPair) => `${volunteerId} ${projectId}`

/** What all matches have in common. */
interface Basis {
  placements: Placements
  /** When the statistics were counted; null before the first time. */
  countedAt: Date | null
  statistics: CorpusStatistics
}

export interface MatchedPair {
  volunteer: MatchVolunteer
  project: MatchProject
  match: Match
}

const loadBasis = async (db: Db): Promise<Basis> => ({
  placements: await findPlacements(db),
  // First: if both change in between, the fits count as older than they are and are computed again.
  countedAt: await findStatisticsAge(db),
  statistics: await loadStatistics(db),
})

type VolunteerRow = Awaited<ReturnType<typeof listMatchVolunteers>>[number]

/** Compares volunteers with the projects they applied to, by `keyOf`; without those who no longer exist. */
async function matchPairs(
  db: Db,
  pairs: readonly ApplicantPair[],
  { placements, statistics, rows }: Omit<Basis, 'countedAt'> & { rows: readonly VolunteerRow[] },
): Promise<Map<string, MatchedPair>> {
  const stored = await listMatchProjects(db, unique(pairs.map(({ projectId }) => projectId)))
  const projects = new Map<string, { project: MatchProject; parsed: ParsedProject }>()
  for (const [index, { id, ...row }] of stored.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const project = { ...row, placements }
    projects.set(id, { project, parsed: parseProject(project) })
  }
  const volunteers = new Map<string, { volunteer: MatchVolunteer; parsed: ParsedVolunteer }>()
  for (const [index, row] of rows.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const volunteer = { ...toMatchVolunteer(row), placements }
    volunteers.set(row.id, { volunteer, parsed: loadParsedVolunteer(db, row.id, volunteer) })
  }
  const findPlace = await loadPlacesFor(
    [...volunteers.values()].map(({ parsed }) => parsed),
    [...projects.values()].map(({ parsed }) => parsed),
  )
  const matched = new Map<string, MatchedPair>()
  for (const [index, pair] of pairs.entries()) {
    if (index % yieldEvery === 0) await yieldToEventLoop()
    const [own, requested] = [volunteers.get(pair.volunteerId), projects.get(pair.projectId)]
    if (!own || !requested) continue
    const match = matchParsed(own.parsed, requested.parsed, { statistics, findPlace })
    matched.set(keyOf(pair), { volunteer: own.volunteer, project: requested.project, match })
  }
  return matched
}

/** The matches of these volunteers, whose rows the caller has already, with the projects they applied to. */
export async function matchApplicants(
  db: Db,
  pairs: readonly ApplicantPair[],
  rows: readonly VolunteerRow[],
): Promise<(pair: ApplicantPair) => MatchedPair | undefined> {
  const matched = await matchPairs(db, pairs, { ...(await loadBasis(db)), rows })
  return (pair) => matched.get(keyOf(pair))
}

/** What a list shows of a match. */
export interface Fit {
  /** 0 to 100. */
  score: number
  /** The project's skills that the volunteer lists, then those that they have one close to. */
  skills: readonly string[]
}

/** Maximum number of cached fits, some 500 bytes each. Beyond that, the least recently used is evicted. */
const maxCachedFits = 50_000

const caches = new WeakMap<Db, Map<string, Fit & { version: string }>>()

/**
 * The fit of each pair. One that was computed before is reused while the contents of profile and project, the hours
 * that accepted work takes, the linked skills and the statistics are the same, whichever process changed them.
 */
export async function loadFits(
  db: Db,
  pairs: readonly ApplicantPair[],
): Promise<(pair: ApplicantPair) => Fit> {
  const cache = caches.get(db) ?? new Map<string, Fit & { version: string }>()
  caches.set(db, cache)
  const basis = await loadBasis(db)
  const versions = await loadVersions(db, pairs, basis)
  const missing = pairs.filter((pair) => cache.get(keyOf(pair))?.version !== versions(pair))
  const matched =
    missing.length === 0
      ? new Map<string, MatchedPair>()
      : await matchPairs(db, missing, {
          ...basis,
          rows: await listMatchVolunteers(db, unique(missing.map(({ volunteerId }) => volunteerId))),
        })
  const fits = new Map<string, Fit>()
  for (const pair of pairs) {
    const key = keyOf(pair)
    const match = matched.get(key)?.match
    const fit = match ? { version: versions(pair), ...toFit(match) } : cache.get(key)
    if (!fit) continue
    fits.set(key, fit)
    // Inserted again at the end, so that the first entry of the map is the least recently used.
    cache.delete(key)
    cache.set(key, fit)
  }
  for (const key of cache.keys()) {
    if (cache.size <= maxCachedFits) break
    cache.delete(key)
  }
  return (pair) => fits.get(keyOf(pair)) ?? { score: 0, skills: [] }
}

const toFit = ({ score, skills }: Match): Fit => ({ score, skills: [...skills.same, ...skills.near] })

async function loadVersions(
  db: Db,
  pairs: readonly ApplicantPair[],
  { placements, countedAt }: Basis,
): Promise<(pair: ApplicantPair) => string> {
  const volunteers = await listVolunteerVersions(db, unique(pairs.map(({ volunteerId }) => volunteerId)))
  const projects = await listProjectVersions(db, unique(pairs.map(({ projectId }) => projectId)))
  const found = new Map([...volunteers, ...projects].map(({ id, version }) => [id, version]))
  const common = `${[...placements].join()} ${countedAt?.getTime()}`
  return ({ volunteerId, projectId }) => `${found.get(volunteerId)} ${found.get(projectId)} ${common}`
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]
