/**
 * The published projects in the memory of the process, only to be counted: one look answers what a filter finds and what
 * each choice beside it would find. It knows no text; what a search finds is told by the database.
 */
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import type { LocalDate } from '#domain/time.ts'
import { makeIdPlaces } from './id-places.ts'

/** What of a published project is counted by; skills and causes by their canonical ids. */
export interface Listed extends Omit<Parameters<typeof whyApplicationsAreClosed>[0], 'visibility'> {
  id: string
  organizationId: string
  skillIds: readonly string[]
  causeIds: readonly string[]
  timeCommitment: number | null
  timeZone: string
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
  /** The ids of those that a search found, 16 bytes each, one after the other. */
  found: Buffer | null
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
  count(asked: Asked, choices: Choices): Counts
  /** Whether so many changed that it should be made anew. */
  isWorn(): boolean
}

// A project's marks while it is counted.
const isAsked = 1
const hasSkill = 2
const hasCause = 4
const hasHours = 8
const isCounted = 16
const isFound = isAsked | hasSkill | hasCause | hasHours

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
  const places = makeIdPlaces()
  const organizationNumbers = makeNumbers()
  const zoneNumbers = makeNumbers()
  // By place; one that is empty has the organization -1.
  const organizations: number[] = []
  const hours: number[] = []
  const lastDays: number[] = []
  const zones: number[] = []
  const bySkill = new Map<string, number[]>()
  const byCause = new Map<string, number[]>()
  let empty = 0

  function remove(id: string): void {
    const place = places.get(id)
    if (place === -1 || organizations[place] === -1) return
    organizations[place] = -1
    empty += 1
  }

  function put(project: Listed): void {
    remove(project.id)
    const place = organizations.length
    places.set(project.id, place)
    for (const skill of new Set(project.skillIds)) listOf(bySkill, skill).push(place)
    for (const cause of new Set(project.causeIds)) listOf(byCause, cause).push(place)
    hours.push(Math.min(project.timeCommitment ?? manyHours, manyHours))
    lastDays.push(lastDayOf(project))
    zones.push(zoneNumbers.take(project.timeZone))
    organizations.push(organizationNumbers.take(project.organizationId))
  }

  /** The marks of all places. */
  function mark({ skills, causes, hours: most, organization, openOn, found }: Asked): Uint8Array {
    const marks = new Uint8Array(organizations.length)
    const given = isAsked | (skills ? 0 : hasSkill) | (causes ? 0 : hasCause)
    const longest = most ?? manyHours
    const only = organization === null ? null : organizationNumbers.of(organization)
    const today = openOn && zoneNumbers.texts().map((zone) => dayNumber(openOn(zone)))
    const admit = (place: number) => {
      const owner = organizations[place] ?? -1
      if (owner === -1 || (only !== null && owner !== only)) return
      if (today && (lastDays[place] ?? 0) < (today[zones[place] ?? 0] ?? 0)) return
      marks[place] = (hours[place] ?? manyHours) <= longest ? given | hasHours : given
    }
    if (found) places.each(found, admit)
    else for (let place = 0; place < organizations.length; place += 1) admit(place)
    for (const skill of skills ?? []) markAll(marks, bySkill.get(skill), hasSkill)
    for (const cause of causes ?? []) markAll(marks, byCause.get(cause), hasCause)
    return marks
  }

  return {
    put,
    remove,
    isWorn: () => empty > 1000 + organizations.length / 4,
    count(asked, choices) {
      const marks = mark(asked)
      const count = (group: Map<string, number[]>, ids: readonly string[], needed: number) => {
        const [first = [], ...others] = ids.map((id) => group.get(id) ?? [])
        return others.length === 0
          ? countMarked(marks, first, needed)
          : countOnce(marks, [first, ...others], needed)
      }
      return {
        total: countAll(marks),
        skills: choices.skills.map((ids) => count(bySkill, ids, isFound & ~hasSkill)),
        causes: choices.causes.map((ids) => count(byCause, ids, isFound & ~hasCause)),
        hours: countHours(marks, hours, choices.hours),
      }
    },
  }
}

function listOf(group: Map<string, number[]>, id: string): number[] {
  const known = group.get(id)
  if (known) return known
  const made: number[] = []
  group.set(id, made)
  return made
}

function markAll(marks: Uint8Array, places: readonly number[] | undefined, bit: number): void {
  for (const place of places ?? []) marks[place] = (marks[place] ?? 0) | bit
}

function countAll(marks: Uint8Array): number {
  let total = 0
  for (const each of marks) if ((each & isFound) === isFound) total += 1
  return total
}

/** How many of the places have the needed marks. */
function countMarked(marks: Uint8Array, places: readonly number[], needed: number): number {
  let total = 0
  for (const place of places) if (((marks[place] ?? 0) & needed) === needed) total += 1
  return total
}

/** How many of the places of several lists have the needed marks, each counted once. */
function countOnce(marks: Uint8Array, lists: readonly (readonly number[])[], needed: number): number {
  let total = 0
  for (const places of lists) {
    total += countMarked(marks, places, needed)
    for (const place of places)
      if (((marks[place] ?? 0) & (needed | isCounted)) === (needed | isCounted)) total -= 1
    markAll(marks, places, isCounted)
  }
  for (const places of lists) for (const place of places) marks[place] = (marks[place] ?? 0) & ~isCounted
  return total
}

function countHours(
  marks: Uint8Array,
  hours: readonly number[],
  choices: readonly (number | null)[],
): number[] {
  const needed = isFound & ~hasHours
  const byHours = Array.from({ length: manyHours + 1 }, () => 0)
  for (let place = 0; place < hours.length; place += 1) {
    const each = hours[place] ?? manyHours
    if (((marks[place] ?? 0) & needed) === needed) byHours[each] = (byHours[each] ?? 0) + 1
  }
  const upTo = (most: number) => byHours.slice(0, most + 1).reduce((sum, each) => sum + each, 0)
  return choices.map((most) => upTo(most ?? manyHours))
}
