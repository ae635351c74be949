/** Hours a week offered by the browse filter; `anyHours` stands for no limit (foundation 3). */
export const timeFilterHours = [5, 10, 15, 20, 30] as const
export const anyHours = 40

/** Experience levels (features 3). */
export const experienceLevels = ['beginner', 'intermediate', 'experienced', 'expert'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

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

/** Urgencies of a project, lowest first (decision A26). */
export const urgencies = ['low', 'medium', 'high'] as const
export type Urgency = (typeof urgencies)[number]

export const urgencyLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<Urgency, string>
