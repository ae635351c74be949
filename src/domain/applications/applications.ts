/** Moves of an application and who may make them (decisions A2, A11, A12, A13). */
import { isEndedStatus, spotsLeft, type SpotCounts, type ProjectStatus } from '#domain/projects/projects.ts'

export const applicationStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'completed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The states in which an application blocks the volunteer from applying again (decision A13). */
export const liveApplicationStatuses = ['pending', 'accepted', 'completed'] as const

export const applicationSides = ['volunteer', 'organization'] as const
export type ApplicationSide = (typeof applicationSides)[number]

export interface ApplicationState {
  status: ApplicationStatus
  endedBy: ApplicationSide | null
}

/** An application with the reason why it ended, if it has: in words, and the one that its organization chose. */
export interface EndedApplication extends ApplicationState {
  endReason?: string | null
  declineReason?: string | null
}

/** Whether it blocks the volunteer from applying again. */
export function isLive({ status }: ApplicationState): boolean {
  return liveApplicationStatuses.some((live) => live === status)
}

/**
 * Whether an application in this status takes one of the project's spots: completed counts like accepted (decision
 * A12).
 */
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
  | 'project_canceled'
  | 'move_not_yours'

export type MoveDecision =
  | { allowed: true; endedBy: ApplicationSide | null }
  | { allowed: false; refusal: MoveRefusal }

export type RequestedStatus = Exclude<ApplicationStatus, 'pending'>

/**
 * Whether a side may move an application to a status now: pending to accepted, declined or withdrawn; accepted to
 * completed or, with a reason, withdrawn by either side. No other moves exist.
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
    if (isEndedStatus(project.status)) return refuse(`project_${project.status}`)
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

/** Whether either side can end ongoing work, giving a reason. */
export function canBeEnded(application: ApplicationState): boolean {
  return application.status === 'accepted'
}

/**
 * What a volunteer's latest application to a project allows: `apply` if there is none, `again` after their own
 * withdrawal, without an answer and after the removal of a project that has been restored since, `no` while it is open and after the
 * organization declined or released them (decision A13).
 */
export function decideReapplication(latest: EndedApplication | null): 'apply' | 'again' | 'no' {
  if (!latest) return 'apply'
  const { endReason, declineReason } = latest
  // Someone who chose a reason declined it, whatever the words are.
  if (!isLive(latest) && !declineReason && reapplyReasons.some((reason) => reason === endReason))
    return 'again'
  return latest.status === 'withdrawn' && latest.endedBy === 'volunteer' ? 'again' : 'no'
}

/** The stored reason of pending applications when a project is completed (decision A12); its words are texts. */
export const projectCompletedReason = 'The project was completed'

/** The same when an administrator removed it. Volunteers may then apply again if it comes back. */
export const projectRemovedReason = 'The project was removed'

/** The same when its organization canceled it; the volunteers also read the organization's own reason. */
export const projectCanceledReason = 'The project was canceled'

/** The same for an application that its organization left without an answer (safeguard S14). */
export const unansweredReason = 'The organization did not answer'

/** The same for accepted work whose volunteer did not answer, or that was not renewed (safeguards S3, S15). */
export const silentReason = 'The volunteer did not answer'
export const notRenewedReason = 'The work was not renewed'

/**
 * The same for a pending application of a person whose account was suspended: they did not withdraw it, and the other
 * side does not learn why the account is not available.
 */
export const accountUnavailableReason = 'This account is no longer available'

/**
 * The sentences that we store as the reason of an end. No one may type them as theirs, or their words would pass for
 * what the site did.
 */
const ownReasons: readonly string[] = [
  projectCompletedReason,
  projectRemovedReason,
  projectCanceledReason,
  unansweredReason,
  silentReason,
  notRenewedReason,
  accountUnavailableReason,
]

/** Whether a person may give these words as the reason why work ends. */
export function mayGiveReason(words: string): boolean {
  return !ownReasons.includes(words)
}

export interface Ended {
  status: ApplicationStatus
  reason: string | null
  /** The reason that its organization chose: then a person declined it, whatever the words are. */
  declineReason: string | null
}

/** Whether the application ended with the account of its volunteer, and not by their own choice. */
export function isEndedWithAccount({ status, reason }: Pick<Ended, 'status' | 'reason'>): boolean {
  return status === 'withdrawn' && reason === accountUnavailableReason
}

/**
 * Whether the site closed the application, by removing its project or suspending the volunteer's account: neither side
 * withdrew or declined it.
 */
export function isClosedBySite({ status, reason, declineReason }: Ended): boolean {
  if (declineReason !== null) return false
  return (status === 'withdrawn' || status === 'declined') && siteReasons.some((each) => each === reason)
}
const siteReasons = [projectRemovedReason, accountUnavailableReason]

/** The status as people read it: what the site closed was not withdrawn or declined by anyone. */
export function shownStatusOf(application: Ended): ShownStatus {
  return isClosedBySite(application) ? 'closed' : application.status
}
export const shownStatuses = [...applicationStatuses, 'closed'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** After these no one is at fault, so the volunteer may apply again. */
export const reapplyReasons = [projectRemovedReason, unansweredReason, silentReason, notRenewedReason]

/** What closes an application without a decision: its project, or time. */
export type ClosingReason =
  | 'project_completed'
  | 'project_canceled'
  | 'project_removed'
  | 'unanswered'
  | 'silent'
  | 'not_renewed'
  | 'account_unavailable'

/**
 * What happens to an application when its project is completed. Accepted work is signed off, or ended by the
 * organization with the reason for leaving it out. Pending applications are declined. Null if the application has
 * already ended.
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

/**
 * What happens to an application when an administrator removes its project (decision A29): pending ones are declined
 * and accepted work ends. Null if the application has already ended.
 */
export function resolveOnRemoval({ status }: ApplicationState): {
  to: 'declined' | 'withdrawn'
  endedBy: ApplicationSide | null
  reason: string
} | null {
  if (status === 'pending') return { to: 'declined', endedBy: null, reason: projectRemovedReason }
  if (status !== 'accepted') return null
  return { to: 'withdrawn', endedBy: 'organization', reason: projectRemovedReason }
}

/**
 * What happens to an application when the organization cancels its project (decision A29): pending ones are declined,
 * which answers no one, and accepted work ends with the organization's reason. Null if the application has already
 * ended.
 */
export function resolveOnCancellation(
  { status }: ApplicationState,
  reason: string,
): { to: 'declined' | 'withdrawn'; endedBy: ApplicationSide | null; reason: string } | null {
  if (status === 'pending') return { to: 'declined', endedBy: null, reason: projectCanceledReason }
  if (status !== 'accepted') return null
  return { to: 'withdrawn', endedBy: 'organization', reason }
}
