/**
 * Completed work of two organizations, in short form. It gives the directory every tier and an organization of the
 * month.
 */
import type { Duration } from '#domain/options/projects.ts'
import { pastWork } from './past-work.ts'
import type { DemoApplication, DemoProject, DemoReview } from './shapes.ts'

export interface PastProject {
  readonly key: string
  readonly organization: string
  readonly title: string
  readonly paragraph: string
  readonly skills: readonly string[]
  readonly causeAreas: readonly string[]
  readonly duration: Duration
  readonly deliverables: string
  readonly impact: string
  readonly postedDaysAgo: number
  readonly completedDaysAgo: number
  readonly work: readonly {
    readonly volunteer: string
    readonly letter: string
    readonly rating: number
    readonly review: string
  }[]
}

export const pastProjects: readonly DemoProject[] = pastWork.map((past) => ({
  key: past.key,
  organization: past.organization,
  status: 'completed',
  title: past.title,
  paragraphs: [past.paragraph],
  causeAreas: past.causeAreas,
  requiredSkills: past.skills,
  preferredSkills: [],
  experienceLevel: 'intermediate',
  requirements: 'Somebody who says early when a date will not hold.',
  timeCommitment: 4,
  duration: past.duration,
  timeline: 'A first meeting in week 1, a draft at half time, done by the end.',
  urgency: 'medium',
  deadlineInDays: null,
  location: null,
  maxVolunteers: past.work.length,
  perks: ['reference'],
  deliverables: past.deliverables,
  impact: past.impact,
  contactInstructions: 'Write to the office, and somebody calls back the same week.',
  postedDaysAgo: past.postedDaysAgo,
  completedDaysAgo: past.completedDaysAgo,
}))

export const pastApplications: readonly DemoApplication[] = pastWork.flatMap((past) =>
  past.work.map(({ volunteer, letter: pastCoverLetter }, index): DemoApplication => ({
    project: past.key,
    volunteer,
    status: 'completed',
    coverLetter: pastCoverLetter,
    appliedDaysAgo: past.postedDaysAgo - 2 - index,
    decidedDaysAgo: past.postedDaysAgo - 4 - index,
  })),
)

/** One per volunteer, on consecutive days. */
export const pastReviews: readonly DemoReview[] = pastWork.flatMap((past) =>
  past.work.map(({ volunteer, rating, review }, index): DemoReview => ({
    project: past.key,
    volunteer,
    by: 'volunteer',
    rating,
    reviewText: review,
    daysAgo: past.completedDaysAgo - 1 - index,
  })),
)
