/**
 * An index of all projects that may take applications, by what decides the fit: kinds of work, words, causes, places,
 * hours and levels. It holds numbers in typed arrays and no texts, and finds the best fits among all of them without
 * reading a row (docs/decisions/0123-index-of-matches.md).
 */
import { weightOfCause } from '#domain/matching/causes.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parse-project.ts'
import { isOfLanguages, shareOfStated, weightOfRequest } from '#domain/matching/skills.ts'
import { slots as timeSlots } from '#domain/matching/days.ts'
import { noStatistics, rarityOfWork } from '#domain/matching/statistics.ts'
import { workToToken } from '#domain/matching/texts.ts'
import { matchTuning } from '#domain/matching/tuning.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import type { Placements } from '#domain/vocabulary/placements.ts'
import type { RowStore } from '#server/db/follow-rows.ts'
import type { IndexedRow } from '#server/queries/match-index.ts'
import {
  hoursCode,
  makeColumns,
  noDeadline,
  wordCode,
  writings,
  type IndexData,
  type WorkPostings,
} from './index-data.ts'
import { makeByteList, makeExactList, makeWholeList } from './lists.ts'

const tuning = matchTuning
/** Sets of languages that projects name; number 0 names none. */
const noLanguages = JSON.stringify([])

export interface ProjectIndex extends RowStore<IndexedRow> {
  data(): IndexData
}

/** Creates an empty index. `placements` returns where administrators placed typed-in skills. */
export function makeProjectIndex(placements: () => Placements): ProjectIndex {
  const slotOf = new Map<string, number>()
  const places = new Map<string, number>()
  const languages = new Map([[noLanguages, 0]])
  const data: IndexData = {
    columns: makeColumns(),
    ids: [],
    work: new Map(),
    words: new Map(),
    causes: new Map(),
    places: [],
    languages: [[]],
    statistics: noStatistics,
  }
  let empty = 0

  function remove(id: string): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    slotOf.delete(id)
    data.ids[slot] = null
    empty += 1
    if (empty > 1000 + data.ids.length / 4) compact()
  }

  /** Removes what is left of removed projects. */
  function compact(): void {
    const left = data.ids.flatMap((id, slot) => (id === null ? [] : [slot]))
    const target = new Int32Array(data.ids.length).fill(-1)
    for (const [slot, old] of left.entries()) target[old] = slot
    const moved = (slot: number) => target[slot] ?? -1
    const packed = (unit: number) => (value: number) => {
      const slot = moved(Math.floor(value / unit))
      return slot < 0 ? -1 : slot * unit + (value % unit)
    }
    const kept = Uint32Array.from(left)
    for (const column of Object.values(data.columns)) column.retain(kept)
    data.ids = left.map((slot) => data.ids[slot] ?? null)
    for (const [slot, id] of data.ids.entries()) if (id !== null) slotOf.set(id, slot)
    for (const list of data.words.values()) list.replaceEach(packed(wordCode.slot))
    for (const list of data.causes.values()) list.replaceEach(packed(2))
    for (const { slots, weights, asides } of data.work.values()) {
      const old = slots.array()
      const indexes: number[] = []
      for (let index = 0; index < slots.length(); index += 1) {
        if (moved(old[index] ?? 0) >= 0) indexes.push(index)
      }
      const chosen = Uint32Array.from(indexes)
      for (const list of [slots, weights, asides]) list.retain(chosen)
      slots.replaceEach(moved)
    }
    empty = 0
  }

  function addTexts(slot: number, read: ParsedProject): void {
    const asides = new Set(read.asked.flatMap((one) => (one.isIncidental ? [workToToken(one.id)] : [])))
    for (const one of read.asked) {
      const postings = takeFrom(data.work, one.id, makeWorkPostings)
      postings.slots.push(slot)
      postings.weights.push(weightOfRequest(one, tuning))
      postings.asides.push(one.isIncidental ? 1 : 0)
    }
    for (const [stem, { inTitle, inDescription, written }] of read.words) {
      takeFrom(data.words, stem, makeWholeList).push(
        slot * wordCode.slot +
          Math.min(inTitle, wordCode.mostTitle) * wordCode.title +
          Math.min(inDescription, wordCode.mostDescription) * wordCode.description +
          writings.indexOf(written) * wordCode.writing +
          (asides.has(stem) ? 1 : 0),
      )
    }
    for (const { id, isNamed } of read.causes) {
      takeFrom(data.causes, id, makeWholeList).push(2 * slot + (isNamed ? 1 : 0))
    }
  }

  function takePlace(read: ParsedProject): number {
    if (read.isRemote) return -1
    const { location, place, districts, districtsInText, isRemote } = read
    const key = JSON.stringify([location, districts, districtsInText])
    const known = places.get(key) ?? data.places.length
    if (known === data.places.length)
      data.places.push({ location, place, districts, districtsInText, isRemote })
    places.set(key, known)
    return known
  }

  function takeLanguages(read: ParsedProject): number {
    if (!read.asked.some(({ id }) => isOfLanguages(id))) return 0
    const key = JSON.stringify(read.namedLanguages)
    const known = languages.get(key) ?? data.languages.length
    if (known === data.languages.length) data.languages.push(read.namedLanguages)
    languages.set(key, known)
    return known
  }

  function add(row: IndexedRow): void {
    const read = parseProject({ ...row, placements: placements() })
    const slot = data.ids.length
    const { columns } = data
    const level = read.experienceLevel === null ? 0 : experienceLevelValues.indexOf(read.experienceLevel) + 1
    slotOf.set(row.id, slot)
    data.ids.push(row.id)
    addTexts(slot, read)
    columns.textVersions.push(row.textVersion)
    columns.createdAt.push(row.createdAt.getTime())
    columns.asked.push(
      read.asked.reduce(
        (sum, one) => sum + rarityOfWork(one.id, data.statistics) * weightOfRequest(one, tuning),
        0,
      ),
    )
    columns.stated.push(shareOfStated(read.asked, tuning))
    columns.mostWeights.push(Math.max(0, ...read.asked.map((one) => weightOfRequest(one, tuning))))
    columns.lengths.push(read.length)
    columns.hasWords.push(read.words.size > 0 ? 1 : 0)
    columns.causeWeights.push(read.causes.reduce((sum, cause) => sum + weightOfCause(cause, tuning), 0))
    columns.hours.push(
      read.timeCommitment === null ? hoursCode.unstated : Math.min(read.timeCommitment, hoursCode.most),
    )
    columns.times.push(
      timeSlots.reduce((sum, one, bit) => sum + (read.slots.includes(one) ? 1 << bit : 0), 0),
    )
    columns.levels.push(2 * level + (read.beginnersRole === null ? 0 : 1))
    columns.places.push(takePlace(read))
    columns.languages.push(takeLanguages(read))
    for (const name of ['versions', 'pending', 'accepted', 'spots', 'lastDays'] as const)
      columns[name].push(0)
  }

  return {
    remove,
    put(row) {
      const known = slotOf.get(row.id)
      if (known === undefined || data.columns.textVersions.array()[known] !== row.textVersion) {
        remove(row.id)
        add(row)
      }
      const slot = slotOf.get(row.id) ?? 0
      const { columns } = data
      columns.versions.set(slot, row.version)
      columns.pending.set(slot, row.pendingCount)
      columns.accepted.set(slot, row.acceptedCount)
      columns.spots.set(slot, row.maxVolunteers ?? 0)
      columns.lastDays.set(slot, row.lastDay === null ? noDeadline : Number(row.lastDay.replaceAll('-', '')))
    },
    ids: () => slotOf.keys(),
    versionOf(id) {
      const slot = slotOf.get(id)
      return slot === undefined ? null : (data.columns.versions.array()[slot] ?? null)
    },
    // It compacts itself: parsing everything again would take a minute.
    needsRebuild: () => false,
    data: () => data,
  }
}

const makeWorkPostings = (): WorkPostings => ({
  slots: makeWholeList(),
  weights: makeExactList(),
  asides: makeByteList(),
})

function takeFrom<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
