/** Caches analyzed texts in the process, so that each text is analyzed once, however many matches use it. */
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import {
  parseBiography,
  parseVolunteer,
  type ParsedVolunteer,
} from '#domain/matching/parsing/parse-volunteer.ts'
import type { ParsedText } from '#domain/matching/parsing/texts.ts'
import { noPlacements, skillOf, type Placements } from '#domain/vocabulary/placements.ts'
import type { Db } from '#server/db/db.ts'
import { listMatchProjects } from '#server/queries/matching/match-candidates.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { yieldToEventLoop, yieldEvery } from './event-loop.ts'
import { makeRecentCache, type RecentCache } from './recent-cache.ts'

/**
 * The most memory of cached projects and of cached profiles, in bytes, by the estimates below: some 10,000 of usual length, what the
 * last 150 people saw on a large site. `npm run bench:memory` compares the estimates with what they take.
 */
export const cacheLimits = { projects: 160_000_000, profiles: 60_000_000 } as const

/** The bytes of anything that was parsed, and more for each character of its texts. */
const bytesOf = { any: 3000, character: 13 } as const

/** Estimates the bytes of a parsed project with its texts. */
const estimateProject = ({ project }: KnownProject): number =>
  estimateText((project.title ?? '').length + (project.description ?? '').length)

/** Estimates the bytes of a parsed profile with its texts. */
const estimateProfile = ({ biography }: Pick<KnownVolunteer, 'biography'>): number =>
  estimateText(biography.length)

const estimateText = (characters: number) => bytesOf.any + bytesOf.character * characters

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

export const makeProjectCache = () => makeRecentCache<Entry>(cacheLimits.projects, estimateProject)

const caches = new WeakMap<Db, RecentCache<Entry>>()

/** The analyzed projects by id. Those that changed since are analyzed again. */
export async function loadParsedProjects(db: Db, rows: readonly Row[]): Promise<Map<string, KnownProject>> {
  const cache = caches.get(db) ?? makeProjectCache()
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
  const projects = new Map(stored.map(({ id, ...project }) => [id, project]))
  const known = new Map<string, KnownProject>()
  let readNow = 0
  for (const row of rows) {
    const { id } = row
    const project = projects.get(id)
    if (project && (readNow += 1) % yieldEvery === 0) await yieldToEventLoop()
    const kept = cache.get(id)
    const read = project && parseProject({ ...project, placements })
    const entry = project && read ? { version: versionOf(row), project, read } : kept
    if (!entry) continue
    known.set(id, entry)
    cache.set(id, entry)
  }
  return known
}

interface KnownVolunteer {
  /** Everything that was parsed besides the biography. */
  of: string
  biography: string
  text: ParsedText
  read: ParsedVolunteer
}

export const makeProfileCache = () => makeRecentCache<KnownVolunteer>(cacheLimits.profiles, estimateProfile)

const profiles = new WeakMap<Db, RecentCache<KnownVolunteer>>()

/** An analyzed volunteer. The profile is analyzed again only if it changed, and the biography only if its text did. */
export function loadParsedVolunteer(db: Db, userId: string, volunteer: MatchVolunteer): ParsedVolunteer {
  const cache = profiles.get(db) ?? makeProfileCache()
  profiles.set(db, cache)
  const { placements = noPlacements, biography, ...fields } = volunteer
  const written = biography ?? ''
  const of = JSON.stringify([fields, listPlaced(volunteer.skills, placements)])
  const kept = cache.get(userId)
  if (kept?.of === of && kept.biography === written) {
    cache.set(userId, kept)
    return kept.read
  }
  const text = kept?.biography === written ? kept.text : parseBiography(written)
  const read = parseVolunteer(volunteer, text)
  cache.set(userId, { of, biography: written, text, read })
  return read
}

/** What the skills of a profile count as. All placements of an installation would be copied for every profile. */
const listPlaced = (labels: readonly string[], placements: Placements): string[] =>
  placements.size === 0 ? [] : labels.map((label) => skillOf(label, placements))
