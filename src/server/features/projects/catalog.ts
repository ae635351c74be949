/**
 * An in-memory catalog of the published projects, for counting only. One pass counts the results of the filters and
 * of every alternative choice.
 */
import { findApplicationsClosedReason } from '#domain/projects/projects.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { makeColumn, type Column } from './columns.ts'
import {
  selectMarked,
  countAll,
  countHours,
  countInLists,
  hasCause,
  hasHours,
  hasSkill,
  matchesBase,
  matchesAll,
  clearNotFound,
  clearClosed,
  markAll,
  markHours,
} from './marks.ts'
import type { TextQuery } from './text-query.ts'
import { makeWordIndex } from './word-index.ts'

/** The fields of a published project that counts depend on; skills and causes as canonical IDs. */
export interface CatalogProject extends Omit<
  Parameters<typeof findApplicationsClosedReason>[0],
  'visibility'
> {
  id: string
  organizationId: string
  skillIds: readonly string[]
  causeIds: readonly string[]
  timeCommitment: number | null
  timeZone: string
  /** The full-text vector: a `tsvector` in the format of `tsvectorsend`. */
  words: Buffer
  /** Changes whenever the stored project changes. */
  version: number
}

/** The filters. Null means no filter; an empty list of IDs matches nothing. */
export interface CatalogQuery {
  skills: readonly string[] | null
  causes: readonly string[] | null
  /** Maximum hours per week. */
  hours: number | null
  organization: string | null
  /** Organizations whose projects are left out. */
  without: readonly string[]
  /** Returns today's date in a time zone. Set only if closed projects are filtered out. */
  openOn: ((timeZone: string) => LocalDate) | null
  text: TextQuery | null
}

/** Choices to count: a skill or cause as all IDs that it matches, hours as their maximum (null for any). */
export interface FacetChoices {
  skills: readonly (readonly string[])[]
  causes: readonly (readonly string[])[]
  hours: readonly (number | null)[]
}

/** The number of results, and the number with each choice in place of the current ones of its group. */
export interface Counts {
  total: number
  skills: number[]
  causes: number[]
  hours: number[]
}

export interface Catalog {
  /** Adds a project or replaces its previous version. */
  put(project: CatalogProject): void
  remove(id: string): void
  ids(): Iterable<string>
  /** The version of a project; null if it is not in the catalog. */
  versionOf(id: string): number | null
  count(query: CatalogQuery, choices: FacetChoices): Counts
  /** Whether so many projects changed that the catalog should be rebuilt. */
  needsRebuild(): boolean
}

/** Stands for unspecified hours; larger than any hours filter. */
const unspecifiedHours = 200

/** The last day to apply, as the number YYYYMMDD; 0 = closed, `noDeadline` = no deadline. */
const noDeadline = 99_999_999
const dayNumber = (day: LocalDate) => Number(day.replaceAll('-', ''))

function lastDayOf(project: CatalogProject, applicationsPerSpot: number): number {
  const { applicationDeadline, deadlineEnforced } = project
  const reason = findApplicationsClosedReason(
    { ...project, visibility: 'published' },
    '0000-01-01',
    applicationsPerSpot,
  )
  if (reason) return 0
  return applicationDeadline && deadlineEnforced ? dayNumber(applicationDeadline) : noDeadline
}

/** Maps texts to numbers, because most texts repeat. */
function makeIdMap() {
  const numbers = new Map<string, number>()
  return {
    of: (text: string) => numbers.get(text) ?? -2,
    take(text: string) {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    texts: () => [...numbers.keys()],
  }
}

/** Creates an empty catalog, which counts with the site's limit on queues. A changed project gets a new slot, and its old slot stays empty. */
export function makeCatalog(applicationsPerSpot: number): Catalog {
  const slots = new Map<string, number>()
  const organizationNumbers = makeIdMap()
  const zoneNumbers = makeIdMap()
  // Indexed by slot; an empty slot has organization -1.
  const organizations = makeColumn()
  const hours = makeColumn()
  const lastDays = makeColumn()
  const zones = makeColumn()
  const versions = makeColumn()
  const words = makeWordIndex()
  const bySkill = new Map<string, Column>()
  const byCause = new Map<string, Column>()
  let count = 0
  let empty = 0

  function remove(id: string): void {
    const slot = slots.get(id)
    if (slot === undefined) return
    slots.delete(id)
    organizations.set(slot, -1)
    empty += 1
  }

  function put(project: CatalogProject): void {
    remove(project.id)
    const slot = count
    count += 1
    slots.set(project.id, slot)
    words.add(slot, project.words)
    for (const skill of new Set(project.skillIds)) listOf(bySkill, skill).push(slot)
    for (const cause of new Set(project.causeIds)) listOf(byCause, cause).push(slot)
    hours.push(Math.min(project.timeCommitment ?? unspecifiedHours, unspecifiedHours))
    lastDays.push(lastDayOf(project, applicationsPerSpot))
    zones.push(zoneNumbers.take(project.timeZone))
    versions.push(project.version)
    organizations.push(organizationNumbers.take(project.organizationId))
  }

  /** The filter bits of all slots. */
  function mark({
    skills,
    causes,
    hours: most,
    organization,
    without,
    openOn,
    text,
  }: CatalogQuery): Uint8Array {
    const marks = new Uint8Array(count)
    const given = matchesBase | (skills ? 0 : hasSkill) | (causes ? 0 : hasCause)
    const only = organization === null ? null : organizationNumbers.of(organization)
    const left = new Set(without.map((id) => organizationNumbers.of(id)))
    const owners = organizations.values()
    for (let slot = 0; slot < count; slot += 1) {
      const owner = owners[slot] ?? -1
      if ((only === null ? owner !== -1 : owner === only) && !left.has(owner)) marks[slot] = given
    }
    if (openOn) {
      const today = Int32Array.from(zoneNumbers.texts(), (zone) => dayNumber(openOn(zone)))
      clearClosed(marks, { lastDays: lastDays.values(), zones: zones.values(), today })
    }
    if (text) clearNotFound(marks, words.find(text, count))
    markHours(marks, hours.values(), most ?? unspecifiedHours)
    for (const list of listsOf(bySkill, skills ?? [])) markAll(marks, list, hasSkill)
    for (const list of listsOf(byCause, causes ?? [])) markAll(marks, list, hasCause)
    return marks
  }

  return {
    put,
    remove,
    ids: () => slots.keys(),
    versionOf(id) {
      const slot = slots.get(id)
      return slot === undefined ? null : (versions.values()[slot] ?? null)
    },
    needsRebuild: () => empty > 1000 + count / 4,
    count(query, choices) {
      const marks = mark(query)
      const found = selectMarked(marks, matchesAll)
      const anySkill = query.skills ? selectMarked(marks, matchesAll & ~hasSkill) : found
      const anyCause = query.causes ? selectMarked(marks, matchesAll & ~hasCause) : found
      const anyHours = query.hours === null ? found : selectMarked(marks, matchesAll & ~hasHours)
      return {
        total: countAll(found),
        skills: choices.skills.map((ids) => countInLists(anySkill, listsOf(bySkill, ids))),
        causes: choices.causes.map((ids) => countInLists(anyCause, listsOf(byCause, ids))),
        hours: countHours(
          anyHours,
          hours.values(),
          choices.hours.map((most) => most ?? unspecifiedHours),
        ),
      }
    },
  }
}

function listOf(group: Map<string, Column>, id: string): Column {
  const existing = group.get(id)
  if (existing) return existing
  const made = makeColumn()
  group.set(id, made)
  return made
}

const listsOf = (group: ReadonlyMap<string, Column>, ids: readonly string[]): Int32Array[] =>
  ids.flatMap((id) => group.get(id)?.values() ?? [])
