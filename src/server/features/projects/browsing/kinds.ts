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
import { hasAnyChoice, hasChoice, hasPlace, isOpen, markCount, matchesAll } from './marks.ts'

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

const fits = (filter: readonly string[] | null, value: string | null): boolean =>
  filter === null || (value !== null && filter.includes(value))

/** The bits of a project of any kind. */
export const hasAnyKind = hasPlace | hasAnyChoice

export const hasKindFilter = ({ onlyRemote, near, ...chosen }: KindFilters): boolean =>
  onlyRemote || near !== null || choiceFilterNames.some((name) => chosen[name] !== null)

/** The filter bits of each kind. The place's is left out if a place is near or not. */
export const markKinds = (filters: KindFilters): Uint16Array =>
  Uint16Array.from(allKinds, (kind) =>
    choiceFilterNames.reduce(
      (bits, name) => bits | (fits(filters[name], kind[name]) ? hasChoice[name] : 0),
      filters.near === null && (!filters.onlyRemote || kind.isRemote) ? hasPlace : 0,
    ),
  )

const groups = [hasPlace, ...choiceFilterNames.map((name) => hasChoice[name])]
const combinations = 2 ** groups.length
/** Of a mark, the bits of a kind as a number below `combinations`. */
const combinationOf = (mark: number) =>
  groups.reduce((sum, bit, index) => sum + (mark & bit ? 2 ** index : 0), 0)

/** What has to match besides the bits of a kind. */
const needed = matchesAll & ~hasAnyKind
/** Where the counts of the kinds begin, by mark; those that do not match are counted at the end, for nothing. */
const countsOf = Int32Array.from({ length: markCount }, (_, mark) => {
  const place = combinationOf(mark) + (mark & isOpen ? combinations : 0)
  return kinds * ((mark & needed) === needed ? place : 2 * combinations)
})

/**
 * How many slots there are of each kind, by which bits of a kind they have; first closed ones, then open ones, of those
 * that match whatever is not about kinds. One pass, from which the total and any group's counts can be summed.
 */
export function countKinds(marks: Uint16Array, kindNumbers: Int32Array): Int32Array {
  const counts = new Int32Array((2 * combinations + 1) * kinds)
  for (let slot = 0; slot < marks.length; slot += 1) {
    const at = (countsOf[marks[slot] ?? 0] ?? 0) + (kindNumbers[slot] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The totals, and the counts of each choice of each group, whatever that group's own filter is. */
export function sumKinds(counts: Int32Array, onlyOpen: boolean): KindCounts {
  const half = combinations * kinds
  const countOf = (at: number) => (counts[half + at] ?? 0) + (onlyOpen ? 0 : (counts[at] ?? 0))
  // Those with all bits are the last combination.
  const sumMatching = (end: number) => counts.subarray(end - kinds, end).reduce((sum, each) => sum + each, 0)
  const [closed, accepting] = [sumMatching(half), sumMatching(2 * half)]
  const withAny = (group: number) => {
    const chosen = Array.from({ length: combinations }, (_, combination) => combination).filter(
      (combination) => (combination | combinationOf(group)) === combinations - 1,
    )
    const byKind = allKinds.map((_, kind) =>
      chosen.reduce((sum, combination) => sum + countOf(combination * kinds + kind), 0),
    )
    return (isIn: (kind: ProjectKind) => boolean) =>
      allKinds.reduce((total, kind, number) => total + (isIn(kind) ? (byKind[number] ?? 0) : 0), 0)
  }
  return {
    total: accepting + (onlyOpen ? 0 : closed),
    closed,
    remote: withAny(hasPlace)(({ isRemote }) => isRemote),
    ...mapChoiceFilters((name) => {
      const count = withAny(hasChoice[name])
      return choiceFilters[name].map((value) => count((kind) => kind[name] === value))
    }),
  }
}
