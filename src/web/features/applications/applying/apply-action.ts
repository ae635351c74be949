/** What a project's apply card offers its reader (spec F2.11; decisions A11, A13). */
import type { Project } from '#contract/projects/projects.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import type { ApplicationsClosedReason } from '#domain/projects/projects.ts'

export type ApplyAction =
  | { kind: 'own' }
  | { kind: 'applied'; status: ApplicationStatus }
  | { kind: 'closed'; reason: ApplicationsClosedReason }
  | { kind: 'blocked' }
  | { kind: 'sign-in' }
  | { kind: 'volunteers-only' }
  | { kind: 'apply' }
  | { kind: 'again' }

type Applicable = Pick<Project, 'viewer' | 'applicationsClosedReason'>

/** The single message of the card: own project, status of an application, why it is closed or blocked, or how to apply. */
export function decideApplyAction({ viewer, applicationsClosedReason: reason }: Applicable): ApplyAction {
  if (viewer?.isMember) return { kind: 'own' }
  // It ended with its project, so this says more than its status.
  if (viewer?.application && reason === 'canceled') return { kind: 'closed', reason }
  if (viewer?.application && viewer.mayApply === 'no') {
    return { kind: 'applied', status: viewer.application.status }
  }
  if (reason) return { kind: 'closed', reason }
  if (!viewer) return { kind: 'sign-in' }
  if (viewer.mayApply === 'no') return { kind: 'volunteers-only' }
  return { kind: viewer.hasBlocked ? 'blocked' : viewer.mayApply }
}
