/** What the index of projects holds: numbers by slot, one slot for each project, and slots by what projects ask for. */
import type { Coordinates } from '#domain/matching/scoring/factors.ts'
import type { LocatedProject } from '#domain/matching/scoring/location.ts'
import type { CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import type { Writing } from '#domain/matching/parsing/texts.ts'
import { makeByteList, makeExactList, makeSignedList, makeWholeList, type NumberList } from './lists.ts'

/** A slot and how it asks for work (`requestOf`), in one number. */
export const workCode = { slot: 128 }

export const writings = ['either', 'name', 'word'] as const satisfies readonly Writing[]

/** A slot and how it writes a word, in one number. More uses in a title or a description than fit count as the most. */
export const wordCode = { slot: 256, title: 64, description: 8, writing: 2, mostTitle: 3, mostDescription: 7 }
/** Hours that are not stated, or as many as fit in a byte. */
export const hoursCode = { unstated: 255, most: 254 }
/** Empty columns, one number for each slot. */
export function makeColumns() {
  return {
    versions: makeSignedList(),
    textVersions: makeSignedList(),
    createdAt: makeExactList(),
    pending: makeWholeList(),
    accepted: makeWholeList(),
    /** The most volunteers; 0 for any number. */
    spots: makeWholeList(),
    lastDays: makeWholeList(),
    /** The deadline of an import that it doesn't close (`isStaleListing`). */
    importedFor: makeWholeList(),
    /** How much of what it asks for is stated. */
    stated: makeExactList(),
    /** What that is for each part of all that it asks for, weighted by rarity by the statistics of the index (`shareOfAsked`). */
    ofAsked: makeExactList(),
    /** The same for each part of what weighs most (`shareOfMost`). */
    ofMost: makeExactList(),
    lengths: makeWholeList(),
    hasWords: makeByteList(),
    /** What a listed cause weighs of all of its causes; 0 without any. */
    ofCauses: makeExactList(),
    hours: makeByteList(),
    times: makeByteList(),
    /** Level and whether it is a role for beginners. */
    levels: makeByteList(),
    /** The number of the place, or -1 for remote work. */
    places: makeSignedList(),
    languages: makeWholeList(),
    /** The number of the organization. */
    organizations: makeWholeList(),
  }
}
type Columns = ReturnType<typeof makeColumns>

/** What a query reads. */
export interface IndexData {
  columns: Columns
  ids: (string | null)[]
  work: Map<string, NumberList<Uint32Array>>
  words: Map<string, NumberList<Uint32Array>>
  /** Slot times 2, plus 1 where the cause is listed. */
  causes: Map<string, NumberList<Uint32Array>>
  places: LocatedProject[]
  /** Where places are, once a query needed it: the finder itself remembers fewer than an index may have. */
  points: Map<string, Coordinates | null>
  languages: string[][]
  /** The ids of organizations by number. */
  organizations: string[]
  /** By which `ofAsked` was summed. */
  statistics: CorpusStatistics
  changes: IndexChanges
}

/** What changed in the index since lists of the best were kept, so that looking again computes only that (recent-best.ts). */
export interface IndexChanges {
  /** Notes changes from now on. Under another number than this one, whatever was kept is outdated. */
  follow(): number
  /** The slots that have changed, or had a project that did. */
  slots(): ReadonlySet<number>
  /** The changed projects alone, in an index of their own, and the slot that each has in this one. */
  index(): IndexData
  slotOf(id: string): number | undefined
}
