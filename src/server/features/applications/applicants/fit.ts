/** How well the projects fit the volunteers who applied to them, for lists, details and comparisons alike. */
import { createHash } from 'node:crypto'
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/scoring/score.ts'
import type { CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import type { Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { loadParsedVolunteer } from '#server/matching/analysis-cache.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { listMatchProjects } from '#server/queries/matching/match-candidates.ts'
import { findStatisticsAge } from '#server/queries/matching/listing-statistics.ts'
import { toMatchVolunteer } from '#server/queries/matching/matching.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
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
  /** The project's skills that the volunteer lists; not those that they only have one close to. */
  skills: readonly string[]
}

/** Maximum number of cached fits, some 500 bytes each. Beyond that, the least recently used is evicted. */
const maxCachedFits = 50_000

type Matched = ReadonlyMap<string, MatchedPair>

/** Fits of one basis, by `keyOf`. */
interface Cache {
  /** What all of them were computed with; another basis starts with an empty cache. */
  basisKey: string
  fits: Map<string, Fit & { version: string }>
  /** Pairs that are being computed for other callers now, by `keyOf` and version. */
  running: Map<string, Promise<Matched>>
}

const caches = new WeakMap<Db, Cache>()

/** Identifies the linked skills and the time of the statistics. */
const keyOfBasis = ({ placements, countedAt }: Basis): string =>
  createHash('sha256')
    .update(JSON.stringify([[...placements].map((pair) => pair.join(' ')).toSorted(), countedAt]))
    .digest('base64')

function openCache(db: Db, basisKey: string): Cache {
  const known = caches.get(db)
  if (known?.basisKey === basisKey) return known
  const cache: Cache = { basisKey, fits: new Map(), running: new Map() }
  caches.set(db, cache)
  return cache
}

/**
 * The fit of each pair. One that was computed before is reused while the contents of profile and project, the hours
 * that accepted work takes, the linked skills and the statistics are the same, whichever process changed them. Callers
 * who need the same pair at the same time share one computation.
 */
export async function loadFits(
  db: Db,
  pairs: readonly ApplicantPair[],
): Promise<(pair: ApplicantPair) => Fit> {
  const basis = await loadBasis(db)
  const cache = openCache(db, keyOfBasis(basis))
  const versions = await loadVersions(db, pairs)
  const missing = pairs.filter((pair) => cache.fits.get(keyOf(pair))?.version !== versions(pair))
  const matched = await matchMissing(db, missing, { basis, cache, versions })
  const fits = new Map<string, Fit>()
  for (const pair of pairs) {
    const key = keyOf(pair)
    const match = matched(pair)
    const fit = match ? { version: versions(pair), ...toFit(match) } : cache.fits.get(key)
    if (!fit) continue
    fits.set(key, fit)
    // Inserted again at the end, so that the first entry of the map is the least recently used.
    cache.fits.delete(key)
    cache.fits.set(key, fit)
  }
  for (const key of cache.fits.keys()) {
    if (cache.fits.size <= maxCachedFits) break
    cache.fits.delete(key)
  }
  return (pair) => fits.get(keyOf(pair)) ?? { score: 0, skills: [] }
}

type Versions = (pair: ApplicantPair) => string

/** Compares pairs, except those that another caller is comparing now, whose results it waits for. */
async function matchMissing(
  db: Db,
  missing: readonly ApplicantPair[],
  { basis, cache: { running }, versions }: { basis: Basis; cache: Cache; versions: Versions },
): Promise<(pair: ApplicantPair) => Match | undefined> {
  const runningKey = (pair: ApplicantPair) => `${keyOf(pair)} ${versions(pair)}`
  const own = missing.filter((pair) => !running.has(runningKey(pair)))
  if (own.length > 0) {
    const computation = listMatchVolunteers(db, unique(own.map(({ volunteerId }) => volunteerId))).then(
      (rows) => matchPairs(db, own, { ...basis, rows }),
    )
    for (const pair of own) running.set(runningKey(pair), computation)
  }
  // Each pair waits for its own computation, which may be another caller's.
  const computations = new Map(missing.map((pair) => [keyOf(pair), running.get(runningKey(pair))]))
  try {
    const done = new Map<Promise<Matched>, Matched>()
    for (const computation of new Set(computations.values()))
      if (computation) done.set(computation, await computation)
    return (pair) => {
      const computation = computations.get(keyOf(pair))
      return computation && done.get(computation)?.get(keyOf(pair))?.match
    }
  } finally {
    for (const pair of own) running.delete(runningKey(pair))
  }
}

const toFit = ({ score, skills }: Match): Fit => ({ score, skills: skills.same })

async function loadVersions(db: Db, pairs: readonly ApplicantPair[]): Promise<Versions> {
  const volunteers = await listVolunteerVersions(db, unique(pairs.map(({ volunteerId }) => volunteerId)))
  const projects = await listProjectVersions(db, unique(pairs.map(({ projectId }) => projectId)))
  const found = new Map([...volunteers, ...projects].map(({ id, version }) => [id, version]))
  return ({ volunteerId, projectId }) => `${found.get(volunteerId)} ${found.get(projectId)}`
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]
