/** The signed-in reader's relation to a project. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { ApplicationStatus, EndedApplication } from '#domain/applications/applications.ts'
import { decideApplying, type ApplyingDecision } from '#domain/applications/applying.ts'
import { toBlockProblem } from '#server/queries/blocks.ts'

interface Found {
  latest: (EndedApplication & { id: string; status: ApplicationStatus }) | null
  /** When each side blocked the other; null if they have never met. */
  blockedBy: { volunteer: Date | null; organization: Date | null } | null
  hasReported: boolean
  hasReopenAlert: boolean
}

export function presentViewer(
  actor: Pick<User, 'isVolunteer'>,
  { latest, blockedBy, hasReported, hasReopenAlert }: Found,
  isMember: boolean,
): NonNullable<Project['viewer']> {
  // The card says why it is closed.
  const decision = decideApplying({ isMember, isVolunteer: actor.isVolunteer, latest, closed: null })
  const sides = {
    volunteer: (blockedBy?.volunteer ?? null) !== null,
    organization: (blockedBy?.organization ?? null) !== null,
  }
  // What else is in the way says more.
  const block = decision.allowed ? toBlockProblem('volunteer', sides) : null
  return {
    isMember,
    mayApply: block === null ? describeApplying(decision) : 'no',
    block,
    application: latest && { id: latest.id, status: latest.status },
    hasReported,
    hasReopenAlert,
  }
}

function describeApplying(decision: ApplyingDecision): 'apply' | 'again' | 'no' {
  if (!decision.allowed) return 'no'
  return decision.isAgain ? 'again' : 'apply'
}
