/** What was read of texts, kept in the process: a text is read once, however many ask for its matches. */
import type { MatchProject } from '#domain/matching.ts'
import { readProject, type ReadProject } from '#domain/matching/read-project.ts'
import type { Db } from '#server/db/db.ts'
import { listMatchProjects } from '#server/db/match-candidates.ts'

/** So many are kept at most, some 20 kB each; above that the one that was asked for longest ago goes. */
const most = 4000

export interface KnownProject {
  project: MatchProject
  read: ReadProject
}
interface Entry extends KnownProject {
  version: number
}

const caches = new WeakMap<Db, Map<string, Entry>>()

/** The projects as they were read, by their ids; those that changed since are read again. */
export async function readProjects(
  db: Db,
  rows: readonly { id: string; updatedAt: Date }[],
): Promise<Map<string, KnownProject>> {
  const cache = caches.get(db) ?? new Map<string, Entry>()
  caches.set(db, cache)
  const missing = rows.filter(({ id, updatedAt }) => cache.get(id)?.version !== updatedAt.getTime())
  const stored =
    missing.length === 0
      ? []
      : await listMatchProjects(
          db,
          missing.map(({ id }) => id),
        )
  const projects = new Map(stored.map(({ id, ...project }) => [id, project]))
  const known = new Map<string, KnownProject>()
  for (const { id, updatedAt } of rows) {
    const project = projects.get(id)
    const kept = cache.get(id)
    const entry = project ? { version: updatedAt.getTime(), project, read: readProject(project) } : kept
    if (!entry) continue
    known.set(id, entry)
    // Written anew at its end, so that the first in the map is the oldest.
    cache.delete(id)
    cache.set(id, entry)
  }
  for (const id of cache.keys()) {
    if (cache.size <= most) break
    cache.delete(id)
  }
  return known
}
