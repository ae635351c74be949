/**
 * What kind of work a project is: the values that filters with few choices compare, and whether it is remote, as one
 * number, so that one pass over the projects counts all of them.
 */
import {
  choiceFilterNames,
  choiceFilters,
  mapChoiceFilters,
  type ChoiceFilterName,
} from '#domain/projects/choice-filters.ts'
import type { ChosenValues } from '#server/queries/projects/choice-filters.ts'
import { hasAnyChoice, hasChoice, hasPlace, isOpen, matchesAll } from './marks.ts'

export interface ProjectKind extends Record<ChoiceFilterName, string | null> {
  isRemote: boolean
}

/** Null means no filter. */
export interface KindFilters extends ChosenValues {
  onlyRemote: boolean
  near: readonly string[] | null
}

export interface KindCounts extends Record<ChoiceFilterName, number[]> {
  total: number
  /** Closed ones, whether they are filtered out or not. */
  closed: number
  remote: number
}

/** The values of a filter; first null, for what is not stated or not among them. */
const valuesOf = mapChoiceFilters((name): (string | null)[] => [null, ...choiceFilters[name]])

/** The number of a kind: in a numeral system with a digit for each filter, after one for remote work. */
export const kindOf = (project: ProjectKind): number =>
  choiceFilterNames.reduce(
    (kind, name) => kind * valuesOf[name].length + Math.max(0, valuesOf[name].indexOf(project[name])),
    Number(project.isRemote),
  )

/** All kinds, in the order of their numbers. */
const allKinds = choiceFilterNames.reduce<ProjectKind[]>(
  (all, name) => all.flatMap((kind) => valuesOf[name].map((value) => ({ ...kind, [name]: value }))),
  [false, true].map((isRemote) => ({ ...mapChoiceFilters(() => null), isRemote })),
)

/** How many kinds there are. */
const kinds = allKinds.length

/** Which of the values each kind has, and whether it is remote. */
const valueOf = mapChoiceFilters((name) =>
  Uint8Array.from(allKinds, (kind) => valuesOf[name].indexOf(kind[name])),
)
const remoteOf = Uint8Array.from(allKinds, ({ isRemote }) => Number(isRemote))

/** The bits of a project of any kind. */
export const hasAnyKind = hasPlace | hasAnyChoice

export const hasKindFilter = ({ onlyRemote, near, ...chosen }: KindFilters): boolean =>
  onlyRemote || near !== null || choiceFilterNames.some((name) => chosen[name] !== null)

/** The filter bits of each kind. The place's is left out if a place is near or not. */
export function markKinds(filters: KindFilters): Uint16Array {
  const marks = new Uint16Array(kinds)
  const add = (values: Uint8Array, bits: readonly number[]) =>
    values.forEach((value, kind) => {
      marks[kind] = (marks[kind] ?? 0) | (bits[value] ?? 0)
    })
  if (filters.near === null) add(remoteOf, [filters.onlyRemote ? 0 : hasPlace, hasPlace])
  for (const name of choiceFilterNames) {
    const chosen = filters[name]
    const fits = (value: string | null) => chosen === null || (value !== null && chosen.includes(value))
    add(
      valueOf[name],
      valuesOf[name].map((value) => (fits(value) ? hasChoice[name] : 0)),
    )
  }
  return marks
}

/**
 * What the mark of a counted slot may lack: nothing, or one of the bits of its kind, because a choice is counted whatever
 * its own group's filter is. Each has the counts of all kinds, for closed slots and for open ones.
 */
const lacking = [0, hasPlace, ...choiceFilterNames.map((name) => hasChoice[name])]
const half = lacking.length * kinds
/** Where the counts of the kinds begin, by mark; those that lack more are counted at the end, for nothing. */
const countsOf = Int32Array.from({ length: 2 * isOpen }, (_, mark) => {
  const place = lacking.indexOf(matchesAll & ~mark)
  return place < 0 ? 2 * half : place * kinds + (mark & isOpen ? half : 0)
})

/**
 * How many slots there are of each kind, by what their marks lack; first closed ones, then open ones. One pass, from
 * which the total and any group's counts can be summed.
 */
export function countKinds(marks: Uint16Array, kindNumbers: Int32Array): Int32Array {
  const counts = new Int32Array(2 * half + kinds)
  for (let slot = 0; slot < marks.length; slot += 1) {
    const at = (countsOf[marks[slot] ?? 0] ?? 0) + (kindNumbers[slot] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The totals, and the counts of each choice of each group, whatever that group's own filter is. */
export function sumKinds(counts: Int32Array, onlyOpen: boolean): KindCounts {
  const countOf = (at: number) => (counts[half + at] ?? 0) + (onlyOpen ? 0 : (counts[at] ?? 0))
  const sumMatching = (from: number) =>
    counts.subarray(from, from + kinds).reduce((sum, each) => sum + each, 0)
  const [closed, accepting] = [sumMatching(0), sumMatching(half)]
  /** By value, with those that lack the bit of the group. */
  const sumByValue = (group: number, values: Uint8Array, size: number) => {
    const sums = Array.from({ length: size }, () => 0)
    const place = lacking.indexOf(group) * kinds
    values.forEach((value, kind) => {
      sums[value] = (sums[value] ?? 0) + countOf(kind) + countOf(place + kind)
    })
    return sums
  }
  return {
    total: accepting + (onlyOpen ? 0 : closed),
    closed,
    remote: sumByValue(hasPlace, remoteOf, 2)[1] ?? 0,
    ...mapChoiceFilters((name) =>
      // Without what states none of them.
      sumByValue(hasChoice[name], valueOf[name], valuesOf[name].length).slice(1),
    ),
  }
}
