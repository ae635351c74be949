/** Rules of a project's state: status, spots, deadline, who may apply (decisions A11, A13). */
import type { LocalDate } from '#domain/time/time.ts'

export const projectStatuses = ['open', 'active', 'in_progress', 'paused', 'completed', 'canceled'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The states in which a project counts as active (A11). */
export const activeProjectStatuses = ['open', 'active', 'in_progress'] as const satisfies ProjectStatus[]

/** The states that no project leaves: it was completed, or its organization canceled it (A29). */
export const endedProjectStatuses = ['completed', 'canceled'] as const satisfies ProjectStatus[]
export type EndedProjectStatus = (typeof endedProjectStatuses)[number]

/** Whether a project has ended for good. */
export function isEndedStatus(status: ProjectStatus): status is EndedProjectStatus {
  return endedProjectStatuses.some((ended) => ended === status)
}

export const projectVisibilities = ['draft', 'published', 'held', 'removed'] as const
export type ProjectVisibility = (typeof projectVisibilities)[number]

/** What can happen to a project; each is stored as the domain event `project.{event}`. */
export const projectEvents = [
  'drafted',
  'published',
  'edited',
  'paused',
  'resumed',
  'completed',
  'canceled',
  'impact_reported',
  'deleted',
] as const

export const experienceLevelValues = ['beginner', 'intermediate', 'experienced', 'expert'] as const
export type ExperienceLevel = (typeof experienceLevelValues)[number]

export const urgencyValues = ['low', 'medium', 'high'] as const
export type Urgency = (typeof urgencyValues)[number]

/** Ready-made perks of the project wizard: one for each type except custom (decision A26). */
export const perkPresets = [
  'recognition',
  'learning',
  'networking',
  'reference',
  'mentorship',
  'portfolio',
  'swag',
  'access',
  'certificate',
  'team',
] as const
export const perkTypeValues = [...perkPresets, 'custom'] as const
export type PerkType = (typeof perkTypeValues)[number]

export interface Perk {
  id: string
  type: PerkType
  title: string
  description: string
  icon: string
}

export interface SpotCounts {
  /** Null = no limit. */
  maxVolunteers: number | null
  /** Applications accepted or completed. */
  acceptedCount: number
}

/** Open spots; null = no limit. */
export function spotsLeft(spots: SpotCounts): number | null {
  return spots.maxVolunteers === null ? null : Math.max(0, spots.maxVolunteers - spots.acceptedCount)
}

/**
 * How many applications without a decision a project takes per open spot, and how many spots count if it states none
 * (safeguard S14). Used unless a setting says otherwise; 0 means no limit.
 */
export const queueRule = { applicationsPerSpot: 10, spotsIfUnlimited: 5 } as const

/** How many applications may wait for a decision with so many open spots (null = no limit of spots); null if any number may. */
export function findQueueLimit(left: number | null, applicationsPerSpot: number): number | null {
  return applicationsPerSpot > 0 ? applicationsPerSpot * (left ?? queueRule.spotsIfUnlimited) : null
}

/** Whether as many applications wait for a decision as a project takes at a time. */
export function isQueueFull(
  project: SpotCounts & { pendingCount: number },
  applicationsPerSpot: number,
): boolean {
  const limit = findQueueLimit(spotsLeft(project), applicationsPerSpot)
  return limit !== null && project.pendingCount >= limit
}

/** The same for a project that takes applications otherwise: its status is open or active. */
export function isQueuePaused(
  project: SpotCounts & { pendingCount: number; status: ProjectStatus },
  applicationsPerSpot: number,
): boolean {
  return (
    (project.status === 'open' || project.status === 'active') && isQueueFull(project, applicationsPerSpot)
  )
}

/** The status of a running project according to its spots: open, active or in_progress (A11). */
export function statusFromSpots(spots: SpotCounts): ProjectStatus {
  if (spots.acceptedCount === 0) return 'open'
  return spotsLeft(spots) === 0 ? 'in_progress' : 'active'
}

/** The status after the number of accepted volunteers changed. Paused and ended projects keep theirs. */
export function statusAfterSpotsChange(status: ProjectStatus, spots: SpotCounts): ProjectStatus {
  return status === 'paused' || isEndedStatus(status) ? status : statusFromSpots(spots)
}

export const applicationsClosedReasons = [
  'completed',
  'canceled',
  'paused',
  'full',
  'deadline_passed',
  'not_published',
  'queue_paused',
] as const
export type ApplicationsClosedReason = (typeof applicationsClosedReasons)[number]

/**
 * Why a project takes no applications on the given day, or null if it does: only while open or active, until the end
 * of the deadline day in the project's time zone, with open spots (A11), and while not too many wait for an answer
 * (safeguard S14).
 */
export function findApplicationsClosedReason(
  project: SpotCounts & {
    /** Applications without a decision. */
    pendingCount: number
    status: ProjectStatus
    visibility: ProjectVisibility
    applicationDeadline: LocalDate | null
    deadlineEnforced: boolean
  },
  /** Today in the project's time zone. */
  today: LocalDate,
  applicationsPerSpot: number,
): ApplicationsClosedReason | null {
  if (project.visibility !== 'published') return 'not_published'
  if (isEndedStatus(project.status)) return project.status
  if (project.status === 'paused') return 'paused'
  if (project.status === 'in_progress' || spotsLeft(project) === 0) return 'full'
  if (project.deadlineEnforced && project.applicationDeadline && project.applicationDeadline < today) {
    return 'deadline_passed'
  }
  return isQueueFull(project, applicationsPerSpot) ? 'queue_paused' : null
}

/** How demanding a weekly commitment is (spec F9): up to 5, 10, 20 hours per week and above. */
export function classifyWorkload(hoursPerWeek: number): 'light' | 'moderate' | 'significant' | 'major' {
  if (hoursPerWeek <= 5) return 'light'
  if (hoursPerWeek <= 10) return 'moderate'
  if (hoursPerWeek <= 20) return 'significant'
  return 'major'
}

/** The minimum for the "Top Rated" badge: the average as shown, and the number of reviews (spec F5). */
export const topRatedRule = { rating: 4.5, reviews: 3 } as const

/** Whether a project or an organization gets the "Top Rated" badge. */
export function isTopRated(averageRating: number | null, totalReviews: number): boolean {
  return (
    averageRating !== null && averageRating >= topRatedRule.rating && totalReviews >= topRatedRule.reviews
  )
}

/** 40 means any: the filter applies only below it (foundation 5). */
export const anyTimeCommitment = 40

/** The steps of the form of a project, in order (A26). */
export const projectStepNames = ['basics', 'skills', 'timeline', 'impact'] as const
export type ProjectStep = (typeof projectStepNames)[number]
