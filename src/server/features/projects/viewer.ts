/** The signed-in reader's relation to a project. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { ApplicationStatus, EndedApplication } from '#domain/applications/applications.ts'
import { decideApplying, type ApplyingDecision } from '#domain/applications/applying.ts'
import { findQueueLimit } from '#domain/projects/projects.ts'
import type { Config } from '#server/config/config.ts'

interface Found {
  latest: (EndedApplication & { id: string; status: ApplicationStatus }) | null
  /** When they blocked its organization; null if they don't. */
  blockedAt: Date | null
  hasReported: boolean
  hasReopenAlert: boolean
}

export function presentViewer(
  actor: Pick<User, 'isVolunteer'>,
  { latest, blockedAt, hasReported, hasReopenAlert }: Found,
  isMember: boolean,
): NonNullable<Project['viewer']> {
  // The card says why it is closed.
  const decision = decideApplying({ isMember, isVolunteer: actor.isVolunteer, latest, closed: null })
  return {
    isMember,
    mayApply: describeApplying(decision),
    // Nothing here says whether the organization blocks them.
    hasBlocked: blockedAt !== null,
    application: latest && { id: latest.id, status: latest.status },
    hasReported,
    hasReopenAlert,
  }
}

/**
 * What a volunteer reads whom the organization blocked, and who didn't block it: that the queue is paused, as applying
 * answers them, and as many who wait as pause it (docs/decisions/0049).
 */
export function pauseForBlocked(
  { acceptsApplications, placesLeft, waitingCount }: Paused & Pick<Project, 'placesLeft'>,
  { blockedAt, blockedByOrganizationAt }: { blockedAt: Date | null; blockedByOrganizationAt: Date | null },
  { applicationsPerSpot }: Pick<Config, 'applicationsPerSpot'>,
): (Paused & Pick<Project, 'applicationsClosedReason'>) | undefined {
  if (!acceptsApplications || blockedAt !== null || blockedByOrganizationAt === null) return undefined
  return {
    acceptsApplications: false,
    applicationsClosedReason: 'queue_paused',
    waitingCount: findQueueLimit(placesLeft, applicationsPerSpot) ?? waitingCount,
  }
}

type Paused = Pick<Project, 'acceptsApplications' | 'waitingCount'>

function describeApplying(decision: ApplyingDecision): 'apply' | 'again' | 'no' {
  if (!decision.allowed) return 'no'
  return decision.isAgain ? 'again' : 'apply'
}
