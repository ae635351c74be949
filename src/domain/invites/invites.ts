/**
 * Invites: an organization asks a volunteer to join a project (decision B8, safeguard S18). An accepted one makes an
 * accepted application.
 */
import { decideReapplication, isLive, type EndedApplication } from '#domain/applications/applications.ts'
import { findApplicationsClosedReason, type ApplicationsClosedReason } from '#domain/projects/projects.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { dayMs } from '#domain/time/time.ts'

export const inviteStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** Why a volunteer declines; they may also give none. */
export const inviteDeclineReasons = ['no_time', 'timing', 'location', 'different_work', 'other'] as const
export type InviteDeclineReason = (typeof inviteDeclineReasons)[number]

/**
 * What closed an invite that no one answered; `unavailable`: one of the two can’t act toward the other anymore, which
 * says nothing about why.
 */
export const inviteClosedReasons = [
  'applied',
  'project_completed',
  'project_canceled',
  'project_removed',
  'unavailable',
] as const
export type InviteClosedReason = (typeof inviteClosedReasons)[number]

/** The moves that a call can ask for: the first two of the volunteer, the last one of the organization. */
export const inviteMoves = ['accepted', 'declined', 'withdrawn'] as const
export type InviteMove = (typeof inviteMoves)[number]

/** Why a project takes no one by invite. A queue that is paused for applications doesn’t matter: nothing would wait. */
export type InvitesClosedReason = Exclude<ApplicationsClosedReason, 'queue_paused'>

/** Why no one can be invited to a project, or join it by an invite, on the given day; null if they can. */
export function findInvitesClosedReason(
  project: Omit<Parameters<typeof findApplicationsClosedReason>[0], 'pendingCount'>,
  today: LocalDate,
): InvitesClosedReason | null {
  const reason = findApplicationsClosedReason({ ...project, pendingCount: 0 }, today, 0)
  return reason === 'queue_paused' ? null : reason
}

/** Whom a limit counts, and what is left of it. */
export interface InviteLimits {
  /** Invites and first messages of the organization today (UTC), and how many there can be. */
  today: { used: number; limit: number }
  /** Invites of this volunteer from anyone in the last seven days, and how many there can be. */
  week: { used: number; limit: number }
}

/** How many more there can be, for the organization today and for the volunteer this week. */
export function countInvitesLeft({ today, week }: InviteLimits): { today: number; week: number } {
  return { today: Math.max(0, today.limit - today.used), week: Math.max(0, week.limit - week.used) }
}

/** Why a volunteer can’t be invited to a project, because of what was before. */
export type PairRefusal = 'already_invited' | 'has_applied' | 'has_declined'

export type InvitingRefusal = PairRefusal | 'used_up_today' | 'used_up_this_week' | InvitesClosedReason

/** What is between a volunteer and a project. */
export interface InvitedPair {
  latestApplication: EndedApplication | null
  /** Their latest invite to the project. */
  latestInvite: InviteStatus | null
}

/**
 * Why a volunteer can’t be invited to a project, or null: not while an invite or an application is open, not after
 * the organization decided about an application, not after they declined. What they withdrew themselves, and an invite
 * without an answer, prevent nothing.
 */
export function findPairRefusal({ latestApplication, latestInvite }: InvitedPair): PairRefusal | null {
  if (decideReapplication(latestApplication) === 'no') return 'has_applied'
  if (latestInvite === 'pending') return 'already_invited'
  return latestInvite === 'declined' ? 'has_declined' : null
}

/** Why an invite can’t be sent now, or null. What never changes comes before what passes. */
export function findInvitingRefusal(
  inviting: InvitedPair & { closed: InvitesClosedReason | null; limits: InviteLimits },
): InvitingRefusal | null {
  const refusal = findPairRefusal(inviting) ?? inviting.closed
  if (refusal) return refusal
  const left = countInvitesLeft(inviting.limits)
  if (left.today === 0) return 'used_up_today'
  return left.week === 0 ? 'used_up_this_week' : null
}

/** Why an invite can’t be accepted; `applied`: they have an open application already. */
export type AcceptingRefusal = 'ended' | 'applied' | 'scope_changed' | InvitesClosedReason

/** Why an open invite can’t be accepted now, or null; asked under the lock of its project. */
export function findAcceptingRefusal(invite: {
  status: InviteStatus
  latestApplication: EndedApplication | null
  closed: InvitesClosedReason | null
  /** The scope is the one that the volunteer has read. */
  isScopeRead: boolean
}): AcceptingRefusal | null {
  if (invite.status !== 'pending') return 'ended'
  if (invite.latestApplication && isLive(invite.latestApplication)) return 'applied'
  if (invite.closed) return invite.closed
  return invite.isScopeRead ? null : 'scope_changed'
}

/** The side that may make a move. */
export function sideOfMove(move: InviteMove): 'volunteer' | 'organization' {
  return move === 'withdrawn' ? 'organization' : 'volunteer'
}

/** Ended invites are removed after this many days; what they led to stays. */
export const inviteStoredDays = 365

/** Invites that ended before this time are removed. */
export function findInviteRetention(now: Date): Date {
  return new Date(now.getTime() - inviteStoredDays * dayMs)
}

/** The days over which a volunteer’s invites count. */
const weekDays = 7

/** When the week of a volunteer’s limit began. */
export function findInviteWeek(now: Date): Date {
  return new Date(now.getTime() - weekDays * dayMs)
}

/** Seconds until the oldest invite of a full week no longer counts. */
export function secondsUntilInvitable(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + weekDays * dayMs - now.getTime()) / 1000))
}

/** When an open invite expires; null if the site lets none expire. */
export function findInviteExpiry(createdAt: Date, days: readonly number[]): Date | null {
  const [after] = days
  return after === undefined ? null : new Date(createdAt.getTime() + after * dayMs)
}

/**
 * Open invites sent at this time or earlier have expired, whether or not a job has ended them; null if none expires.
 */
export function findInviteCutoff(now: Date, days: readonly number[]): Date | null {
  const [after] = days
  return after === undefined ? null : new Date(now.getTime() - after * dayMs)
}

/** The status of an invite at a time: an open one may have expired before a job ends it. */
export function currentInviteStatus(
  { status, createdAt }: { status: InviteStatus; createdAt: Date },
  cutoff: Date | null,
): InviteStatus {
  return status === 'pending' && cutoff !== null && createdAt <= cutoff ? 'expired' : status
}
