/**
 * Completed work of two organizations, in short form (`data/past-work.json`). It gives the directory every tier and an
 * organization of the month: whenever the demo is loaded, Northside Strings completed a project and received two
 * reviews in the previous month, 25 or 50 days ago.
 */
import type { DemoProject, PastWork } from './shapes.ts'
import type { DemoApplication, DemoReview } from './work-shapes.ts'

/** The project that a piece of past work was about. */
export function projectOfPast(past: PastWork): DemoProject {
  return {
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
  }
}

/** The applications of everyone who did the work. */
export function applicationsOfPast(past: PastWork): DemoApplication[] {
  return past.work.map(({ volunteer, coverLetter }, index) => ({
    project: past.key,
    volunteer,
    status: 'completed',
    coverLetter,
    appliedDaysAgo: past.postedDaysAgo - 2 - index,
    decidedDaysAgo: past.postedDaysAgo - 4 - index,
  }))
}

/** One review per volunteer, on consecutive days. */
export function reviewsOfPast(past: PastWork): DemoReview[] {
  return past.work.map(({ volunteer, rating, review }, index) => ({
    project: past.key,
    volunteer,
    by: 'volunteer',
    rating,
    reviewText: review,
    daysAgo: past.completedDaysAgo - 1 - index,
  }))
}
