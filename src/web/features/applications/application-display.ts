import type { Application } from '#contract/applications/applications.ts'
import { describeDecline } from '#contract/i18n/decline-reasons.ts'
import type { DeclineReasonsTexts } from '#contract/texts/decline-reasons-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import {
  accountUnavailableReason,
  canBeEnded,
  decideMove,
  isPending,
  projectCanceledReason,
  projectCompletedReason,
  projectRemovedReason,
  notRenewedReason,
  silentReason,
  unansweredReason,
  type ApplicationSide,
  type ShownStatus,
} from '#domain/applications/applications.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'
import { applicationsCatalog, type ApplicationsTexts } from './texts/applications-texts.ts'

export const applicationVariants: Record<ShownStatus | 'canceled', BadgeVariant> = {
  pending: 'warn',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  completed: 'info',
  closed: 'neutral',
  canceled: 'neutral',
}

type Name = Pick<Application['volunteer'], 'firstName' | 'lastName'>

/** First and last name; an application always has a volunteer. */
export function formatVolunteerName({ volunteer }: { volunteer: Name }): string {
  return formatFullName(volunteer)
}

export type Move = 'withdraw' | 'end' | 'accept' | 'decline' | 'signOff' | 'release'

/** The moves a side can make now; uses the server's rules (decision A12). */
export function listMoves(application: Application, by: ApplicationSide): Move[] {
  if (by === 'volunteer') {
    if (isPending(application)) return ['withdraw']
    return canBeEnded(application) ? ['end'] : []
  }
  if (isPending(application)) return ['accept', 'decline']
  return canBeEnded(application) ? ['signOff', 'release'] : []
}

/** Why a pending application can't be accepted now; null if it can. */
export function explainAcceptBlocked(
  { cannotAccept }: Pick<ApplicationsTexts, 'cannotAccept'>,
  application: Application,
): string | null {
  const { project } = application
  const decision = decideMove({
    application,
    to: 'accepted',
    by: 'organization',
    reason: null,
    project: { status: project.status, maxVolunteers: project.placesLeft, acceptedCount: 0 },
  })
  if (decision.allowed) return null
  const { refusal } = decision
  return refusal === 'project_completed' || refusal === 'project_canceled'
    ? cannotAccept[refusal]
    : cannotAccept.no_places_left
}

type ReasonTexts = Pick<
  ApplicationsTexts,
  'accountUnavailable' | 'freed' | 'projectCanceled' | 'projectCompleted' | 'projectRemoved' | 'unanswered'
>

/** The reasons that we give; a screen loads only those of the texts about applications. */
export function useReasonTexts(): ReasonTexts {
  const { accountUnavailable, freed, projectCanceled, projectCompleted, projectRemoved, unanswered } =
    useTexts(applicationsCatalog)
  return { accountUnavailable, freed, projectCanceled, projectCompleted, projectRemoved, unanswered }
}

/** Why an application ended, for one side: as written, or in the reader's language the reason that we gave. */
export function describeReason(
  side: ApplicationSide,
  texts: ReasonTexts,
  reason: string | null,
): string | null {
  const { projectCanceled, projectCompleted, projectRemoved, unanswered, freed } = texts
  if (reason === accountUnavailableReason) return texts.accountUnavailable[side]
  if (reason === projectRemovedReason) return projectRemoved
  if (reason === projectCanceledReason) return projectCanceled
  if (reason === unansweredReason) return unanswered
  if (reason === silentReason || reason === notRenewedReason) return freed
  return reason === projectCompletedReason ? projectCompleted : reason
}

/** Why an application was declined as each side reads it: the chosen reason, and the words. */
export function describeDeclineFor(
  side: ApplicationSide,
  { reasons, applications }: { reasons: DeclineReasonsTexts; applications: ReasonTexts },
  { declineReason, reason }: Pick<Application, 'declineReason' | 'reason'>,
): string[] {
  const chosen =
    side === 'volunteer'
      ? describeDecline(reasons, declineReason)
      : declineReason && reasons.names[declineReason]
  return [chosen, describeReason(side, applications, reason)].filter((part) => part !== null)
}

type Skills = { same: readonly string[]; near: readonly string[]; missing: readonly string[] }

/** Whether the project requires skills of which an applicant lists none, nor any that are close to them. */
export const hasNoneRequired = ({ same, near, missing }: Skills): boolean =>
  missing.length > 0 && same.length === 0 && near.length === 0
