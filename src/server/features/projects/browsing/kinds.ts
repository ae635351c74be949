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
import { hasAnyChoice, hasChoice, hasPlace, isOpen } from './marks.ts'

export interface ProjectKind extends Record<ChoiceFilterName, string | null> {
  isRemote: boolean
}

/** Null means no filter. */
export interface KindFilters extends ChosenValues {
  onlyRemote: boolean
  near: readonly string[] | null
}

export interface KindCounts extends Record<ChoiceFilterName, number[]> {
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

/**
 * How many slots with the needed bits there are of each kind, by which bits of a kind they have: one pass from which any group's
 * counts can be summed. `needed` says nothing about kinds.
 */
export function countKinds(marks: Uint16Array, kindNumbers: Int32Array, needed: number): Int32Array {
  const counts = new Int32Array((combinations + 1) * kinds)
  const from = Int32Array.from(
    { length: 2 * isOpen },
    (_, mark) => kinds * ((mark & needed) === needed ? combinationOf(mark) : combinations),
  )
  for (let slot = 0; slot < marks.length; slot += 1) {
    const at = (from[marks[slot] ?? 0] ?? 0) + (kindNumbers[slot] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The counts of each choice of each group, whatever that group's own filter is. */
export function sumKinds(counts: Int32Array): KindCounts {
  const withAny = (group: number) => {
    const chosen = Array.from({ length: combinations }, (_, combination) => combination).filter(
      (combination) => (combination | combinationOf(group)) === combinations - 1,
    )
    const byKind = allKinds.map((_, kind) =>
      chosen.reduce((sum, combination) => sum + (counts[combination * kinds + kind] ?? 0), 0),
    )
    return (isIn: (kind: ProjectKind) => boolean) =>
      allKinds.reduce((total, kind, number) => total + (isIn(kind) ? (byKind[number] ?? 0) : 0), 0)
  }
  return {
    remote: withAny(hasPlace)(({ isRemote }) => isRemote),
    ...mapChoiceFilters((name) => {
      const count = withAny(hasChoice[name])
      return choiceFilters[name].map((value) => count((kind) => kind[name] === value))
    }),
  }
}
