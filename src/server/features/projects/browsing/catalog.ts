/**
 * An in-memory catalog of the published projects, for counting only. One pass counts the results of the filters and
 * of every alternative choice.
 */
import { limits } from '#contract/limits.ts'
import { makeColumn, makeIdMap, makeMemory, type Column } from '#server/features/projects/columns.ts'
import {
  selectWithAny,
  countHours,
  countInLists,
  countMarked,
  countValues,
  hasCause,
  hasHours,
  hasPlace,
  hasSkill,
  isOpen,
  isVerified,
  matchesBase,
  matchesAll,
  clearNotFound,
  addVerified,
  markAll,
  markHours,
  markOwners,
  markValues,
  type Selection,
} from './marks.ts'
import type { CatalogQuery, Counts, FacetChoices } from './catalog-query.ts'
import {
  countKinds,
  hasAnyKind,
  hasKindFilter,
  kindOf,
  markKinds,
  sumKinds,
  type ProjectKind,
} from './kinds.ts'
import { makeOpenSlots, type AcceptingProject } from '#server/features/projects/open-slots.ts'
import { makeWordIndex } from './word-index.ts'

/** The fields of a published project that counts depend on; skills and causes as canonical IDs. */
export interface CatalogProject extends AcceptingProject, ProjectKind {
  id: string
  organizationId: string
  organizationVerified: boolean
  skillIds: readonly string[]
  causeIds: readonly string[]
  timeCommitment: number | null
  location: string | null
  /** The full-text vector: a `tsvector` in the format of `tsvectorsend`. */
  words: Buffer
  /** Changes whenever the stored project changes. */
  version: number
}

export interface Catalog {
  /** Adds a project or replaces its previous version. */
  put(project: CatalogProject): void
  remove(id: string): void
  ids(): Iterable<string>
  /** The version of a project; null if it is not in the catalog. */
  versionOf(id: string): number | null
  count(query: CatalogQuery, choices: FacetChoices): Counts
  /** Where work on site is, each location once. The list only grows, and is the same one until it does. */
  locations(): readonly string[]
  /** How many times a project was added or removed: the same number means the same counts on the same days. */
  changes(): number
  /** Whether so many projects changed that the catalog should be rebuilt. */
  needsRebuild(): boolean
}

/** Stands for unspecified hours; larger than any hours filter. */
const unspecifiedHours = 200

/** Creates an empty catalog, which counts with the site's limit on queues. A changed project gets a new slot, and its old slot stays empty. */
export function makeCatalog(applicationsPerSpot: number): Catalog {
  const slots = new Map<string, number>()
  const organizationNumbers = makeIdMap()
  // By the number of the organization.
  const verified = makeColumn()
  // Indexed by slot; an empty slot has organization -1.
  const organizations = makeColumn()
  const hours = makeColumn()
  const versions = makeColumn()
  const open = makeOpenSlots(applicationsPerSpot)
  const kindNumbers = makeColumn()
  // The number after that of the location; 0 for remote work and where no location is stated.
  const places = makeColumn()
  const placeNumbers = makeIdMap()
  const words = makeWordIndex()
  const bySkill = new Map<string, Column>()
  const byCause = new Map<string, Column>()
  const memory = { marks: makeMemory(), chosen: makeMemory(), left: makeMemory() }
  let locations: readonly string[] = []
  let count = 0
  let empty = 0
  let changes = 0

  function remove(id: string): void {
    const slot = slots.get(id)
    if (slot === undefined) return
    slots.delete(id)
    organizations.set(slot, -1)
    empty += 1
    changes += 1
  }

  function put(project: CatalogProject): void {
    remove(project.id)
    const slot = count
    count += 1
    changes += 1
    slots.set(project.id, slot)
    words.add(slot, project.words)
    for (const skill of new Set(project.skillIds)) listOf(bySkill, skill).push(slot)
    for (const cause of new Set(project.causeIds)) listOf(byCause, cause).push(slot)
    hours.push(Math.min(project.timeCommitment ?? unspecifiedHours, unspecifiedHours))
    versions.push(project.version)
    open.push(project)
    kindNumbers.push(kindOf(project))
    places.push(project.isRemote || !project.location ? 0 : placeNumbers.take(project.location) + 1)
    const organization = organizationNumbers.take(project.organizationId)
    if (organization === verified.values().length) verified.push(0)
    // Whatever project was read last knows it best.
    verified.set(organization, project.organizationVerified ? isVerified : 0)
    organizations.push(organization)
  }

  /** The filter bits of all slots. */
  function mark(query: CatalogQuery): Uint16Array {
    const { skills, causes, hours: most, organization, without, withoutProjects, text } = query
    const marks = new Uint16Array(memory.marks(2 * count), 0, count)
    const isOfKind = hasKindFilter(query)
    // A group without a filter matches without a look at its values.
    const given =
      matchesBase |
      (skills ? 0 : hasSkill) |
      (causes ? 0 : hasCause) |
      (most === null ? hasHours : 0) |
      (isOfKind ? 0 : hasAnyKind)
    // By the number after that of the organization, because an empty slot has -1. A set would be asked for each slot.
    const ofOrganization = new Uint16Array(organizationNumbers.size() + 1)
    if (organization === null) ofOrganization.fill(given, 1)
    else ofOrganization[organizationNumbers.of(organization) + 1] = given
    addVerified(ofOrganization, verified.values(), query.onlyVerified)
    for (const id of without) ofOrganization[organizationNumbers.of(id) + 1] = 0
    markOwners(marks, { organizations: organizations.values(), open: open.bits(query.today) }, ofOrganization)
    if (text) clearNotFound(marks, words.find(text, count))
    if (most !== null) markHours(marks, hours.values(), most)
    if (isOfKind) markValues(marks, kindNumbers.values(), markKinds(query))
    if (query.near) {
      const table = new Uint16Array(placeNumbers.size() + 1)
      for (const place of query.near) table[placeNumbers.of(place) + 1] = hasPlace
      markValues(marks, places.values(), table)
    }
    for (const list of listsOf(bySkill, skills ?? [])) markAll(marks, list, hasSkill)
    for (const list of listsOf(byCause, causes ?? [])) markAll(marks, list, hasCause)
    for (const id of withoutProjects) {
      const slot = slots.get(id)
      if (slot !== undefined) marks[slot] = 0
    }
    return marks
  }

  const makeSelection = (name: 'chosen' | 'left') => new Uint8Array(memory[name](count), 0, count)

  /** How many of the selected slots are at some of these locations, for each list of them. */
  function countPlaces(chosen: Selection, lists: readonly (readonly string[])[]): number[] {
    if (lists.length === 0) return []
    const counts = countValues(chosen, places.values(), placeNumbers.size() + 1)
    return lists.map((list) =>
      list.reduce((sum, place) => sum + (counts[placeNumbers.of(place) + 1] ?? 0), 0),
    )
  }

  return {
    put,
    remove,
    ids: () => slots.keys(),
    versionOf(id) {
      const slot = slots.get(id)
      return slot === undefined ? null : (versions.values()[slot] ?? null)
    },
    changes: () => changes,
    needsRebuild: () => empty > 1000 + count / 4,
    locations() {
      if (locations.length !== placeNumbers.size()) locations = placeNumbers.texts()
      return locations
    },
    count(query, choices) {
      const marks = mark(query)
      const needed = matchesAll | (query.onlyOpen ? isOpen : 0)
      const withAny = selectWithAny(marks, needed, makeSelection('chosen'))
      const counting = { most: limits.counted, left: makeSelection('left') }
      const countEach = (chosen: Selection, of: ReadonlyMap<string, Column>, lists: FacetChoices['skills']) =>
        lists.map((ids) => countInLists(chosen, listsOf(of, ids), counting))
      return {
        skills: countEach(withAny(hasSkill), bySkill, choices.skills),
        causes: countEach(withAny(hasCause), byCause, choices.causes),
        hours: countHours(
          withAny(hasHours),
          hours.values(),
          choices.hours.map((most) => most ?? unspecifiedHours),
        ),
        within: countPlaces(withAny(hasPlace), choices.within),
        verified: countMarked(marks, needed | isVerified),
        ...sumKinds(countKinds(marks, kindNumbers.values()), query.onlyOpen),
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
