/** Hours per week offered by the browse filter, besides "any" (foundation 3). */
export const timeFilterHours = [5, 10, 15, 20, 30] as const

/** Project durations (features 3). */
export const durations = [
  '1-2 weeks',
  '3-4 weeks',
  '1-2 months',
  '3-6 months',
  '6+ months',
  'ongoing',
] as const
export type Duration = (typeof durations)[number]
