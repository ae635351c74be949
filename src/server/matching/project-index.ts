/**
 * An index of all projects that may take applications, by what decides the fit: kinds of work, words, causes, places,
 * hours and levels. It holds numbers in typed arrays and no texts, and finds the best fits among all of them without
 * reading a row (docs/decisions/0123-index-of-matches.md).
 */
import { weightOfCause } from '#domain/matching/scoring/causes.ts'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import type { LocatedProject } from '#domain/matching/scoring/location.ts'
import { shareOfStated } from '#domain/matching/scoring/skills.ts'
import { noStatistics, rarityOfWork } from '#domain/matching/scoring/statistics.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { dayNumber } from '#domain/time/day-number.ts'
import type { RowStore } from '#server/db/follow-rows.ts'
import type { IndexedRow } from '#server/queries/matching/match-index.ts'
import { hoursCode, makeColumns, wordCode, workCode, type IndexData } from './index-data.ts'
import { logLimits, makeChangeLog, type LogLimits } from './change-log.ts'
import { makeEntry, requestOf, type IndexEntry } from './index-entry.ts'
import { exactAt, makeWholeList } from './lists.ts'
import { requestWeights, shareOfAsked, shareOfMost, statedAlone } from './request-weights.ts'
import { makeNumbered } from './numbered.ts'
import { sweep } from './sweep.ts'

const tuning = matchTuning
/** Sets of languages that projects name; number 0 names none. */
const noLanguages = JSON.stringify([])
const noWords: string[] = []

/** The columns that change only with a text. */
const textColumns = [
  'textVersions',
  'createdAt',
  'stated',
  'ofAsked',
  'ofMost',
  'lengths',
  'hasWords',
  'ofCauses',
  'hours',
  'times',
  'levels',
  'places',
  'languages',
  'organizations',
] as const

export interface ProjectIndex extends RowStore<IndexedRow> {
  data(): IndexData
}

interface IndexLimits extends LogLimits {
  /** How many removed projects stay in an index of any size before it is swept, and a quarter of its slots more. */
  mostDead: number
}
const indexLimits: IndexLimits = { ...logLimits, mostDead: 1000 }

/**
 * Creates an empty index. `noteEntry` gets what was parsed because it was not stored. Only tests set other limits.
 */
export function makeProjectIndex(
  { mostDead, ...limits }: IndexLimits = indexLimits,
  noteEntry: (row: IndexedRow, entry: IndexEntry) => void = () => undefined,
): ProjectIndex {
  const slotOf = new Map<string, number>()
  const places = makeNumbered<LocatedProject>()
  const languages = makeNumbered<string[]>()
  languages.numberOf(noLanguages, () => [])
  const organizations = makeNumbered<string>()
  const changes = makeChangeLog({
    makeIndex: () => makeProjectIndex(),
    countProjects: () => slotOf.size,
    limits,
  })
  const data: IndexData = {
    columns: makeColumns(),
    ids: [],
    work: new Map(),
    words: new Map(),
    causes: new Map(),
    places: places.values,
    points: new Map(),
    languages: languages.values,
    organizations: organizations.values,
    statistics: noStatistics,
    changes,
  }
  /** Slots of removed projects: those whose postings are still there, those being swept, and those that can be taken again. */
  let dead = new Set<number>()
  let swept: { slots: ReadonlySet<number>; steps: Generator<void> } | null = null
  let free: number[] = []

  function remove(id: string): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    slotOf.delete(id)
    data.ids[slot] = null
    dead.add(slot)
    changes.noteSlot(slot)
  }

  /** Does a step of sweeping if enough was removed. */
  function sweepOn(): void {
    if (swept === null) {
      if (dead.size <= mostDead + data.ids.length / 4) return
      swept = { slots: dead, steps: sweep(data, dead) }
      dead = new Set()
    }
    if (!swept.steps.next().done) return
    free = [...free, ...swept.slots]
    swept = null
    const { columns } = data
    const used = [...slotOf.values()]
    data.points.clear()
    places.retain(used.map((slot) => columns.places.array()[slot] ?? 0))
    languages.retain([0, ...used.map((slot) => columns.languages.array()[slot] ?? 0)])
    organizations.retain(used.map((slot) => columns.organizations.array()[slot] ?? 0))
  }

  function addTexts(slot: number, entry: IndexEntry): void {
    for (const [id, how] of entry.work) {
      takeFrom(data.work, id, makeWholeList).push(slot * workCode.slot + how)
    }
    const words = entry.words === '' ? noWords : entry.words.split(' ')
    for (let index = 0; index < words.length; index += 1) {
      const code = slot * wordCode.slot + (entry.codes[index] ?? 0)
      takeFrom(data.words, words[index] ?? '', makeWholeList).push(code)
    }
    for (const [id, isNamed] of entry.causes) {
      takeFrom(data.causes, id, makeWholeList).push(2 * slot + isNamed)
    }
  }

  function takePlace({ location }: IndexedRow, { place: found }: IndexEntry): number {
    if (found === null) return -1
    const { place, districts, districtsInText } = found
    const key = JSON.stringify([location, districts, districtsInText])
    return places.numberOf(key, () => ({ location, place, districts, districtsInText, isRemote: false }))
  }

  function parse(row: IndexedRow): IndexEntry {
    const placements = new Map(Object.entries(row.placed ?? {}))
    const entry = makeEntry(parseProject({ ...row, placements }))
    noteEntry(row, entry)
    return entry
  }

  function add(row: IndexedRow): void {
    const entry = row.entry ?? parse(row)
    const slot = free.pop() ?? data.ids.length
    const level = row.experienceLevel === null ? 0 : experienceLevelValues.indexOf(row.experienceLevel) + 1
    slotOf.set(row.id, slot)
    data.ids[slot] = row.id
    addTexts(slot, entry)
    const numbers: Record<(typeof textColumns)[number], number> = {
      textVersions: row.textVersion,
      createdAt: row.createdAt.getTime(),
      ...weigh(entry),
      lengths: entry.length,
      hasWords: entry.words === '' ? 0 : 1,
      ofCauses: weighCause(entry),
      hours: row.timeCommitment === null ? hoursCode.unstated : Math.min(row.timeCommitment, hoursCode.most),
      times: entry.times,
      levels: 2 * level + (entry.isForBeginners ? 1 : 0),
      places: takePlace(row, entry),
      languages:
        entry.languages.length === 0
          ? 0
          : languages.numberOf(JSON.stringify(entry.languages), () => entry.languages),
      organizations: organizations.numberOf(row.organizationId, () => row.organizationId),
    }
    for (const name of textColumns) data.columns[name].set(slot, numbers[name])
  }

  /** How much of what a project asks for is stated, and the shares of that. */
  function weigh({ work }: IndexEntry): { stated: number; ofAsked: number; ofMost: number } {
    let [asked, stated, most] = [0, 0, 0]
    for (const [id, how] of work) {
      const weight = exactAt(requestWeights, how)
      asked += rarityOfWork(id, data.statistics) * weight
      stated = Math.max(stated, exactAt(statedAlone, how))
      most = Math.max(most, weight)
    }
    // Together they state no less than one of them.
    if (stated < 1) {
      const requests = work.map(([, how]) => requestOf(how))
      stated = shareOfStated(requests, tuning)
    }
    return { stated, ofAsked: shareOfAsked({ stated, asked }), ofMost: shareOfMost({ stated, most }) }
  }

  function putNumbers(slot: number, row: IndexedRow): void {
    const { columns } = data
    columns.versions.set(slot, row.version)
    columns.pending.set(slot, row.pendingCount)
    columns.accepted.set(slot, row.acceptedCount)
    columns.spots.set(slot, row.maxVolunteers ?? 0)
    columns.lastDays.set(slot, dayNumber(row.lastDay))
    columns.importedFor.set(slot, dayNumber(row.importedFor))
  }

  return {
    remove(id) {
      remove(id)
      changes.noteRemoved(id)
      sweepOn()
    },
    put(row) {
      const known = slotOf.get(row.id)
      if (known === undefined || data.columns.textVersions.array()[known] !== row.textVersion) {
        remove(row.id)
        add(row)
      }
      const slot = slotOf.get(row.id) ?? 0
      putNumbers(slot, row)
      changes.noteRow(slot, row)
      sweepOn()
    },
    ids: () => slotOf.keys(),
    versionOf(id) {
      const slot = slotOf.get(id)
      return slot === undefined ? null : (data.columns.versions.array()[slot] ?? null)
    },
    // It sweeps itself: parsing everything again would take a minute.
    needsRebuild: () => false,
    data: () => data,
  }
}

function weighCause({ causes }: IndexEntry): number {
  const all = causes.reduce((sum, [, isNamed]) => sum + weightOfCause({ isNamed: isNamed === 1 }, tuning), 0)
  return all === 0 ? 0 : 1 / all
}

function takeFrom<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
