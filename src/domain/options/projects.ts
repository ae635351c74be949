import type { ExperienceLevel, Urgency } from '#domain/projects/projects.ts'

/** Hours per week offered by the browse filter, besides "any" (foundation 3). */
export const timeFilterHours = [5, 10, 15, 20, 30] as const

/** Experience levels as the specification writes them (features 3). */
export const experienceLevelLabels = {
  beginner: 'Beginner (0-2 years)',
  intermediate: 'Intermediate (2-5 years)',
  experienced: 'Experienced (5-10 years)',
  expert: 'Expert (10+ years)',
} as const satisfies Record<ExperienceLevel, string>

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

export const durationLabels = {
  '1-2 weeks': '1-2 weeks',
  '3-4 weeks': '3-4 weeks',
  '1-2 months': '1-2 months',
  '3-6 months': '3-6 months',
  '6+ months': '6+ months',
  ongoing: 'Ongoing',
} as const satisfies Record<Duration, string>

/** Urgencies of a project (decision A26). */
export const urgencyLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<Urgency, string>
