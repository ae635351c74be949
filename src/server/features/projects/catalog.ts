/**
 * The published projects in the memory of the process, only to be counted: one look answers what a filter finds and what
 * each choice beside it would find.
 */
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import type { LocalDate } from '#domain/time.ts'
import { makeColumn, type Column } from './columns.ts'
import {
  choose,
  countAll,
  countHours,
  countListed,
  hasCause,
  hasHours,
  hasSkill,
  isAsked,
  isFound,
  keepFound,
  keepOpen,
  markAll,
  markHours,
} from './marks.ts'
import type { TextQuery } from './text-query.ts'
import { makeWordIndex } from './word-index.ts'

/** What of a published project is counted by; skills and causes by their canonical ids. */
export interface Listed extends Omit<Parameters<typeof whyApplicationsAreClosed>[0], 'visibility'> {
  id: string
  organizationId: string
  skillIds: readonly string[]
  causeIds: readonly string[]
  timeCommitment: number | null
  timeZone: string
  /** What a search finds it by: a `tsvector` as `tsvectorsend` writes it. */
  words: Buffer
  /** Changes whenever the stored project changes. */
  version: number
}

/** What is asked of a project; null asks nothing, an empty list of ids is shared by none. */
export interface Asked {
  skills: readonly string[] | null
  causes: readonly string[] | null
  /** Hours a week at most. */
  hours: number | null
  organization: string | null
  /** Today in a time zone, where only projects that take applications are asked for. */
  openOn: ((timeZone: string) => LocalDate) | null
  text: TextQuery | null
}

/** Choices to count: a skill or cause by all ids that it finds, hours by their most, null for any. */
export interface Choices {
  skills: readonly (readonly string[])[]
  causes: readonly (readonly string[])[]
  hours: readonly (number | null)[]
}

/** How many are found, and would be with each choice instead of those of its own group. */
export interface Counts {
  total: number
  skills: number[]
  causes: number[]
  hours: number[]
}

export interface Catalog {
  /** Adds a project, or takes it anew as it is now. */
  put(project: Listed): void
  remove(id: string): void
  ids(): Iterable<string>
  /** The version of a project; null where it has none of that id. */
  versionOf(id: string): number | null
  count(asked: Asked, choices: Choices): Counts
  /** Whether so many changed that it should be made anew. */
  isWorn(): boolean
}

/** Hours of a project that states none, and more than any that is asked for. */
const manyHours = 200

/** The last day on which a project takes applications as a number, as YYYYMMDD; 0 = it takes none, `always` = no end. */
const always = 99_999_999
const dayNumber = (day: LocalDate) => Number(day.replaceAll('-', ''))

function lastDayOf(project: Listed): number {
  const { applicationDeadline, deadlineEnforced } = project
  if (whyApplicationsAreClosed({ ...project, visibility: 'published' }, '0000-01-01')) return 0
  return applicationDeadline && deadlineEnforced ? dayNumber(applicationDeadline) : always
}

/** Texts by a number each, because most are the same. */
function makeNumbers() {
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

/** An empty catalog. A project that changed gets a new place, and its old one stays empty. */
export function makeCatalog(): Catalog {
  const places = new Map<string, number>()
  const organizationNumbers = makeNumbers()
  const zoneNumbers = makeNumbers()
  // By place; one that is empty has the organization -1.
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
    const place = places.get(id)
    if (place === undefined) return
    places.delete(id)
    organizations.set(place, -1)
    empty += 1
  }

  function put(project: Listed): void {
    remove(project.id)
    const place = count
    count += 1
    places.set(project.id, place)
    words.add(place, project.words)
    for (const skill of new Set(project.skillIds)) listOf(bySkill, skill).push(place)
    for (const cause of new Set(project.causeIds)) listOf(byCause, cause).push(place)
    hours.push(Math.min(project.timeCommitment ?? manyHours, manyHours))
    lastDays.push(lastDayOf(project))
    zones.push(zoneNumbers.take(project.timeZone))
    versions.push(project.version)
    organizations.push(organizationNumbers.take(project.organizationId))
  }

  /** The marks of all places. */
  function mark({ skills, causes, hours: most, organization, openOn, text }: Asked): Uint8Array {
    const marks = new Uint8Array(count)
    const given = isAsked | (skills ? 0 : hasSkill) | (causes ? 0 : hasCause)
    const only = organization === null ? null : organizationNumbers.of(organization)
    const owners = organizations.values()
    for (let place = 0; place < count; place += 1) {
      const owner = owners[place] ?? -1
      if (only === null ? owner !== -1 : owner === only) marks[place] = given
    }
    if (openOn) {
      const today = Int32Array.from(zoneNumbers.texts(), (zone) => dayNumber(openOn(zone)))
      keepOpen(marks, { lastDays: lastDays.values(), zones: zones.values(), today })
    }
    if (text) keepFound(marks, words.find(text, count))
    markHours(marks, hours.values(), most ?? manyHours)
    for (const list of listsOf(bySkill, skills ?? [])) markAll(marks, list, hasSkill)
    for (const list of listsOf(byCause, causes ?? [])) markAll(marks, list, hasCause)
    return marks
  }

  return {
    put,
    remove,
    ids: () => places.keys(),
    versionOf(id) {
      const place = places.get(id)
      return place === undefined ? null : (versions.values()[place] ?? null)
    },
    isWorn: () => empty > 1000 + count / 4,
    count(asked, choices) {
      const marks = mark(asked)
      const found = choose(marks, isFound)
      const anySkill = asked.skills ? choose(marks, isFound & ~hasSkill) : found
      const anyCause = asked.causes ? choose(marks, isFound & ~hasCause) : found
      const anyHours = asked.hours === null ? found : choose(marks, isFound & ~hasHours)
      return {
        total: countAll(found),
        skills: choices.skills.map((ids) => countListed(anySkill, listsOf(bySkill, ids))),
        causes: choices.causes.map((ids) => countListed(anyCause, listsOf(byCause, ids))),
        hours: countHours(
          anyHours,
          hours.values(),
          choices.hours.map((most) => most ?? manyHours),
        ),
      }
    },
  }
}

function listOf(group: Map<string, Column>, id: string): Column {
  const known = group.get(id)
  if (known) return known
  const made = makeColumn()
  group.set(id, made)
  return made
}

const listsOf = (group: ReadonlyMap<string, Column>, ids: readonly string[]): Int32Array[] =>
  ids.flatMap((id) => group.get(id)?.values() ?? [])
