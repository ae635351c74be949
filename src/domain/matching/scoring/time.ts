import type { Slot } from '#domain/matching/parsing/days.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { MatchTuning } from './tuning.ts'

export interface TimeFactor {
  /** In [0,1]. */
  value: number
  /** Whether the days and hours that both name overlap; null if either names none. */
  daysOverlap: boolean | null
  /** The slots the project names. */
  slots: readonly Slot[]
}

/**
 * The free hours compared with the requested ones, less if both name days and they don't overlap. More free hours
 * never lower it.
 */
export function timeFactor(
  volunteer: Pick<ParsedVolunteer, 'freeHours' | 'slots'>,
  project: Pick<ParsedProject, 'timeCommitment' | 'slots'>,
  tuning: MatchTuning,
): TimeFactor {
  const { freeHours, slots } = volunteer
  const { timeCommitment: needed } = project
  const hours =
    freeHours === null || needed === null ? tuning.unknown : Math.min(1, Math.max(0, freeHours) / needed)
  const isSaid = slots.length > 0 && project.slots.length > 0
  const daysOverlap = isSaid ? slots.some((slot) => project.slots.includes(slot)) : null
  return {
    value: daysOverlap === false ? hours * tuning.otherDays : hours,
    daysOverlap,
    slots: project.slots,
  }
}
