/** Whether a person may apply to a project now (decisions A11, A13). */
import { decideReapplication, isLive, type EndedApplication } from './applications.ts'
import type { ApplicationsClosedReason } from '#domain/projects/projects.ts'

export type ApplyingRefusal =
  | 'own_project'
  | 'volunteers_only'
  | 'already_applied'
  | 'cannot_apply_again'
  | ApplicationsClosedReason

export type ApplyingDecision =
  | { allowed: true; isAgain: boolean }
  | { allowed: false; refusal: ApplyingRefusal }

/**
 * Whether a person may apply to a project now: as a volunteer, not to a project of their own organization, with no
 * earlier application in the way (A13), and only while it takes applications (`closed` is null, A11).
 */
export function decideApplying(applying: {
  isMember: boolean
  isVolunteer: boolean
  latest: EndedApplication | null
  closed: ApplicationsClosedReason | null
}): ApplyingDecision {
  const { isMember, isVolunteer, latest, closed } = applying
  if (isMember) return { allowed: false, refusal: 'own_project' }
  if (!isVolunteer) return { allowed: false, refusal: 'volunteers_only' }
  const reapplication = decideReapplication(latest)
  if (reapplication === 'no') {
    return { allowed: false, refusal: latest && isLive(latest) ? 'already_applied' : 'cannot_apply_again' }
  }
  if (closed) return { allowed: false, refusal: closed }
  return { allowed: true, isAgain: reapplication === 'again' }
}
