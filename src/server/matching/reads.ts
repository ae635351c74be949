/** What was read of texts, kept in the process: a text is read once, however many ask for its matches. */
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { readProject, type ReadProject } from '#domain/matching/read-project.ts'
import { readBiography, readVolunteer, type ReadVolunteer } from '#domain/matching/read-volunteer.ts'
import type { ReadText } from '#domain/matching/texts.ts'
import { noPlacements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { listMatchProjects } from '#server/db/match-candidates.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import { giveWay, giveWayEvery } from './turns.ts'

/** So many are kept at most, some 20 kB each; above that the one that was asked for longest ago goes. */
const most = 4000

export interface KnownProject {
  project: MatchProject
  read: ReadProject
}
interface Entry extends KnownProject {
  version: string
}

interface Row {
  id: string
  updatedAt: Date
  workIds: readonly string[]
}

/** Changes with what people write, and with what administrators decide about typed-in skills. */
const versionOf = ({ updatedAt, workIds }: Row) => `${updatedAt.getTime()} ${workIds.join()}`

const caches = new WeakMap<Db, Map<string, Entry>>()

/** The projects as they were read, by their ids; those that changed since are read again. */
export async function readProjects(db: Db, rows: readonly Row[]): Promise<Map<string, KnownProject>> {
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
  const placements = missing.length === 0 ? noPlacements : await readPlacements(db)
  const projects = new Map(stored.map(({ id, ...project }) => [id, { ...project, placements }]))
  const known = new Map<string, KnownProject>()
  let readNow = 0
  for (const row of rows) {
    const { id } = row
    const project = projects.get(id)
    if (project && (readNow += 1) % giveWayEvery === 0) await giveWay()
    const kept = cache.get(id)
    const entry = project ? { version: versionOf(row), project, read: readProject(project) } : kept
    if (!entry) continue
    known.set(id, entry)
    // Written anew at its end, so that the first in the map is the oldest.
    cache.delete(id)
    cache.set(id, entry)
  }
  dropOldest(cache, most)
  return known
}

/** So many biographies are kept at most, some 5 kB each. */
const mostBiographies = 10_000

const biographies = new WeakMap<Db, Map<string, { of: string; text: ReadText }>>()

/** A volunteer as they were read; the biography is read again only where its words changed. */
export function readKnownVolunteer(db: Db, userId: string, volunteer: MatchVolunteer): ReadVolunteer {
  const cache = biographies.get(db) ?? new Map<string, { of: string; text: ReadText }>()
  biographies.set(db, cache)
  const of = volunteer.biography ?? ''
  const kept = cache.get(userId)
  const entry = kept?.of === of ? kept : { of, text: readBiography(of) }
  cache.delete(userId)
  cache.set(userId, entry)
  dropOldest(cache, mostBiographies)
  return readVolunteer(volunteer, entry.text)
}

function dropOldest(cache: Map<string, unknown>, kept: number): void {
  for (const key of cache.keys()) {
    if (cache.size <= kept) break
    cache.delete(key)
  }
}
