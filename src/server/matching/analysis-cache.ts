/** Caches analyzed texts in the process, so that each text is analyzed once, however many matches use it. */
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parse-project.ts'
import { parseBiography, parseVolunteer, type ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import type { ParsedText } from '#domain/matching/texts.ts'
import { noPlacements, skillOf, type Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { listMatchProjects } from '#server/queries/match-candidates.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { yieldToEventLoop, yieldEvery } from './event-loop.ts'

/**
 * Maximum number of cached projects, some 20 kB each: what the last 150 people saw on a large site. Beyond that, the least
 * recently used is evicted.
 */
const most = 10_000

export interface KnownProject {
  project: MatchProject
  read: ParsedProject
}
interface Entry extends KnownProject {
  version: string
}

interface Row {
  id: string
  updatedAt: Date
  workIds: readonly string[]
  organizationName: string
}

/** Changes when people edit the text or rename the organization, and when administrators decide about typed-in skills. */
const versionOf = ({ updatedAt, workIds, organizationName }: Row) =>
  `${updatedAt.getTime()} ${workIds.join()} ${organizationName}`

const caches = new WeakMap<Db, Map<string, Entry>>()

/** The analyzed projects by id. Those that changed since are analyzed again. */
export async function loadParsedProjects(db: Db, rows: readonly Row[]): Promise<Map<string, KnownProject>> {
  const cache = caches.get(db) ?? new Map<string, Entry>()
  caches.set(db, cache)
  const missing = rows.filter((row) => cache.get(row.id)?.version !== versionOf(row))
  const stored =
    missing.length === 0
      ? []
      : await listMatchProjects(
          db,
          missing.map(({ id }) => id),
        )
  const placements = missing.length === 0 ? noPlacements : await findPlacements(db)
  const projects = new Map(stored.map(({ id, ...project }) => [id, { ...project, placements }]))
  const known = new Map<string, KnownProject>()
  let readNow = 0
  for (const row of rows) {
    const { id } = row
    const project = projects.get(id)
    if (project && (readNow += 1) % yieldEvery === 0) await yieldToEventLoop()
    const kept = cache.get(id)
    const entry = project ? { version: versionOf(row), project, read: parseProject(project) } : kept
    if (!entry) continue
    known.set(id, entry)
    // Inserted again at the end, so that the first entry of the map is the least recently used.
    cache.delete(id)
    cache.set(id, entry)
  }
  evictOldest(cache, most)
  return known
}

/** Maximum number of cached profiles, some 6 kB each. */
const maxCachedProfiles = 10_000

interface KnownVolunteer {
  /** Everything that was parsed besides the biography. */
  of: string
  biography: string
  text: ParsedText
  read: ParsedVolunteer
}

const profiles = new WeakMap<Db, Map<string, KnownVolunteer>>()

/** An analyzed volunteer. The profile is analyzed again only if it changed, and the biography only if its text did. */
export function loadParsedVolunteer(db: Db, userId: string, volunteer: MatchVolunteer): ParsedVolunteer {
  const cache = profiles.get(db) ?? new Map<string, KnownVolunteer>()
  profiles.set(db, cache)
  const { placements = noPlacements, biography, ...fields } = volunteer
  const written = biography ?? ''
  const of = JSON.stringify([fields, listPlaced(volunteer.skills, placements)])
  const kept = cache.get(userId)
  cache.delete(userId)
  if (kept?.of === of && kept.biography === written) {
    cache.set(userId, kept)
    return kept.read
  }
  const text = kept?.biography === written ? kept.text : parseBiography(written)
  const read = parseVolunteer(volunteer, text)
  cache.set(userId, { of, biography: written, text, read })
  evictOldest(cache, maxCachedProfiles)
  return read
}

/** What the skills of a profile count as. All placements of an installation would be copied for every profile. */
const listPlaced = (labels: readonly string[], placements: Placements): string[] =>
  placements.size === 0 ? [] : labels.map((label) => skillOf(label, placements))

function evictOldest(cache: Map<string, unknown>, kept: number): void {
  for (const key of cache.keys()) {
    if (cache.size <= kept) break
    cache.delete(key)
  }
}
