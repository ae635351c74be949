/**
 * What kind of work a project is: its level, duration, urgency, and whether it is remote, as one number, so that one pass
 * over the projects counts all of them.
 */
import { durations, type Duration } from '#domain/options/projects.ts'
import {
  experienceLevelValues,
  urgencyValues,
  type ExperienceLevel,
  type Urgency,
} from '#domain/projects/projects.ts'
import { hasDuration, hasLevel, hasPlace, hasUrgency, isOpen } from './marks.ts'

export interface ProjectKind {
  experienceLevel: ExperienceLevel | null
  duration: string | null
  urgency: Urgency
  isRemote: boolean
}

/** Null means no filter. */
export interface KindFilters {
  onlyRemote: boolean
  near: readonly string[] | null
  levels: readonly ExperienceLevel[] | null
  durations: readonly Duration[] | null
  urgencies: readonly Urgency[] | null
}

export interface KindCounts {
  remote: number
  levels: number[]
  durations: number[]
  urgencies: number[]
}

/** One more than there are, for what is not stated or not among them. */
const [levels, times, urgencies] = [
  experienceLevelValues.length + 1,
  durations.length + 1,
  urgencyValues.length,
]
const remoteFrom = levels * times * urgencies

/** How many kinds there are. */
const kinds = 2 * remoteFrom

export function kindOf({ experienceLevel, duration, urgency, isRemote }: ProjectKind): number {
  const level = experienceLevelValues.findIndex((each) => each === experienceLevel) + 1
  const time = durations.findIndex((each) => each === duration) + 1
  return level + levels * (time + times * urgencyValues.indexOf(urgency)) + (isRemote ? remoteFrom : 0)
}

const partsOf = (kind: number) => ({
  level: experienceLevelValues[(kind % levels) - 1],
  duration: durations[(Math.floor(kind / levels) % times) - 1],
  urgency: urgencyValues[Math.floor(kind / (levels * times)) % urgencies],
  isRemote: kind >= remoteFrom,
})
const allParts = Array.from({ length: kinds }, (_, kind) => partsOf(kind))

const fits = <Value>(filter: readonly Value[] | null, value: Value | undefined): boolean =>
  filter === null || (value !== undefined && filter.includes(value))

/** The bits of a project of any kind. */
export const hasAnyKind = hasPlace | hasLevel | hasDuration | hasUrgency

export const hasKindFilter = ({ onlyRemote, near, levels: some, ...others }: KindFilters): boolean =>
  onlyRemote || [near, some, others.durations, others.urgencies].some((filter) => filter !== null)

/** The filter bits of each kind. The place's is left out if a place is near or not. */
export const markKinds = (filters: KindFilters): Uint16Array =>
  Uint16Array.from(
    allParts,
    ({ level, duration, urgency, isRemote }) =>
      (fits(filters.levels, level) ? hasLevel : 0) |
      (fits(filters.durations, duration) ? hasDuration : 0) |
      (fits(filters.urgencies, urgency) ? hasUrgency : 0) |
      (filters.near === null && (!filters.onlyRemote || isRemote) ? hasPlace : 0),
  )

const groups = [hasPlace, hasLevel, hasDuration, hasUrgency]
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
  const from = Uint16Array.from(
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
    const byKind = allParts.map((_, kind) =>
      chosen.reduce((sum, combination) => sum + (counts[combination * kinds + kind] ?? 0), 0),
    )
    return (isIn: (parts: ReturnType<typeof partsOf>) => boolean) =>
      allParts.reduce((total, parts, kind) => total + (isIn(parts) ? (byKind[kind] ?? 0) : 0), 0)
  }
  const [byPlace, byLevel, byDuration, byUrgency] = [
    withAny(hasPlace),
    withAny(hasLevel),
    withAny(hasDuration),
    withAny(hasUrgency),
  ]
  return {
    remote: byPlace(({ isRemote }) => isRemote),
    levels: experienceLevelValues.map((each) => byLevel(({ level }) => level === each)),
    durations: durations.map((each) => byDuration(({ duration }) => duration === each)),
    urgencies: urgencyValues.map((each) => byUrgency(({ urgency }) => urgency === each)),
  }
}
