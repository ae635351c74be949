/** Moves of an application and who may make them (decisions A2, A11, A12, A13). */
import { spotsLeft, type SpotCounts, type ProjectStatus } from '#domain/projects/projects.ts'

export const applicationStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'completed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The states in which an application holds the volunteer's one place in the queue (A13). */
export const liveApplicationStatuses = ['pending', 'accepted', 'completed'] as const

export const applicationSides = ['volunteer', 'organization'] as const
export type ApplicationSide = (typeof applicationSides)[number]

export interface ApplicationState {
  status: ApplicationStatus
  endedBy: ApplicationSide | null
}

/** Whether a status takes one of the project's places: completed counts wherever accepted does (A12). */
export function occupiesSpot(status: ApplicationStatus): boolean {
  return status === 'accepted' || status === 'completed'
}

export type MoveRefusal =
  | 'application_not_pending'
  | 'application_not_accepted'
  | 'application_ended'
  | 'reason_required'
  | 'no_places_left'
  | 'project_completed'
  | 'move_not_yours'

export type MoveDecision =
  { allowed: true; endedBy: ApplicationSide | null } | { allowed: false; refusal: MoveRefusal }

export type RequestedStatus = Exclude<ApplicationStatus, 'pending'>

/**
 * Whether a side may move an application to a status now: pending to accepted, declined or withdrawn; accepted to
 * completed or, with a reason, withdrawn by either side. Nothing else moves.
 */
export function decideMove(move: {
  application: ApplicationState
  to: RequestedStatus
  by: ApplicationSide
  reason: string | null
  project: SpotCounts & { status: ProjectStatus }
}): MoveDecision {
  const { application, to, by, project } = move
  if (!canRequest(by, to)) return refuse('move_not_yours')
  if (to === 'withdrawn') {
    if (application.status === 'pending') {
      return by === 'volunteer' ? { allowed: true, endedBy: 'volunteer' } : refuse('move_not_yours')
    }
    if (application.status !== 'accepted') return refuse('application_ended')
    return move.reason ? { allowed: true, endedBy: by } : refuse('reason_required')
  }
  if (to === 'completed') {
    if (application.status === 'accepted') return { allowed: true, endedBy: null }
    return refuse(application.status === 'pending' ? 'application_not_accepted' : 'application_ended')
  }
  if (application.status !== 'pending') return refuse('application_not_pending')
  if (to === 'accepted') {
    if (project.status === 'completed') return refuse('project_completed')
    if (spotsLeft(project) === 0) return refuse('no_places_left')
  }
  return { allowed: true, endedBy: null }
}

function canRequest(by: ApplicationSide, to: RequestedStatus): boolean {
  return by === 'organization' || to === 'withdrawn'
}

function refuse(refusal: MoveRefusal): MoveDecision {
  return { allowed: false, refusal }
}

/** Whether the volunteer can withdraw without a reason, and the organization can accept or decline. */
export function isPending(application: ApplicationState): boolean {
  return application.status === 'pending'
}

/** Whether either side can end the work under way, giving a reason. */
export function canBeEnded(application: ApplicationState): boolean {
  return application.status === 'accepted'
}

/**
 * What a volunteer's latest application to a project allows: `apply` when there is none, `again` after their own
 * withdrawal, `no` while it is live and after a decline or a release by the organization (A13).
 */
export function decideReapplication(latest: ApplicationState | null): 'apply' | 'again' | 'no' {
  if (!latest) return 'apply'
  return latest.status === 'withdrawn' && latest.endedBy === 'volunteer' ? 'again' : 'no'
}

/** What pending applicants of a completed project are told (A12). */
export const projectCompletedReason = 'The project was completed'

/**
 * What completing its project makes of an application: accepted work is signed off, or ended by the organization with the
 * reason why it is left out; pending ones are declined; null where it has ended before.
 */
export function resolveOnCompletion(
  { status }: ApplicationState,
  leftOutReason: string | null,
): {
  to: Exclude<RequestedStatus, 'accepted'>
  endedBy: ApplicationSide | null
  reason: string | null
} | null {
  if (status === 'pending') return { to: 'declined', endedBy: null, reason: projectCompletedReason }
  if (status !== 'accepted') return null
  if (leftOutReason === null) return { to: 'completed', endedBy: null, reason: null }
  return { to: 'withdrawn', endedBy: 'organization', reason: leftOutReason }
}
