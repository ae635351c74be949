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
import { hasDuration, hasLevel, hasPlace, hasUrgency } from './marks.ts'

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
export const kinds = 2 * remoteFrom

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

interface Selections {
  anyPlace: Uint8Array
  /** The slots that match all groups but this one, or what was found if it is not filtered. */
  withAny: (isFiltered: boolean, group: number) => Uint8Array
  /** How many of the selected slots are of each kind. */
  count: (chosen: Uint8Array) => Int32Array
}

/** The counts of each choice of each group. What is selected alike is counted once. */
export function sumKinds(filters: KindFilters, { anyPlace, withAny, count }: Selections): KindCounts {
  const counted = new Map<Uint8Array, Int32Array>()
  const sum = (chosen: Uint8Array, isIn: (parts: ReturnType<typeof partsOf>) => boolean) => {
    const counts = counted.get(chosen) ?? count(chosen)
    counted.set(chosen, counts)
    return allParts.reduce((total, parts, kind) => total + (isIn(parts) ? (counts[kind] ?? 0) : 0), 0)
  }
  const byLevel = withAny(filters.levels !== null, hasLevel)
  const byDuration = withAny(filters.durations !== null, hasDuration)
  const byUrgency = withAny(filters.urgencies !== null, hasUrgency)
  return {
    remote: sum(anyPlace, ({ isRemote }) => isRemote),
    levels: experienceLevelValues.map((each) => sum(byLevel, ({ level }) => level === each)),
    durations: durations.map((each) => sum(byDuration, ({ duration }) => duration === each)),
    urgencies: urgencyValues.map((each) => sum(byUrgency, ({ urgency }) => urgency === each)),
  }
}
