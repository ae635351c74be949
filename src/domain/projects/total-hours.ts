/** Estimates the total hours of a project. */
import { durations, type Duration } from '#domain/options/projects.ts'

/** The typical number of weeks for each duration; null = open-ended. */
const weeks: Readonly<Record<Duration, number | null>> = {
  '1-2 weeks': 1.5,
  '3-4 weeks': 3.5,
  '1-2 months': 6.5,
  '3-6 months': 19.5,
  '6+ months': 26,
  ongoing: null,
}

/** Weekly hours times the weeks of the duration, in whole hours; null if one of them is missing or open-ended. */
export function estimateHours(hoursPerWeek: number | null, duration: string | null): number | null {
  const known = durations.find((each) => each === duration)
  const length = known === undefined ? null : weeks[known]
  return hoursPerWeek === null || length === null ? null : Math.round(hoursPerWeek * length)
}
