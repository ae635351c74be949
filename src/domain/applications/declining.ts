/** Why an organization declines an application, and what is stored of it (safeguard S14). */
import {
  projectCanceledReason,
  projectCompletedReason,
  unansweredReason,
  type ApplicationStatus,
} from './applications.ts'

export const declineReasons = [
  'position_filled',
  'different_experience',
  'timing',
  'location',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What tells a decline by a person from an automatic one. */
interface DeclinedApplication {
  status: ApplicationStatus
  endReason?: string | null
  declineReason?: DeclineReason | null
}

/**
 * The reason to store. Words without a choice are another reason: so no words of an organization can pass for those of
 * an automatic decline, which has no choice.
 */
export function resolveDeclineReason(reason: {
  choice: DeclineReason | null
  words: string | null
}): DeclineReason | null {
  return reason.choice ?? (reason.words === null ? null : 'other')
}

/** The words of declines that follow from something else. They are no answers and count nowhere (decision A29). */
export const automaticReasons: readonly string[] = [
  projectCompletedReason,
  projectCanceledReason,
  unansweredReason,
]

/** Whether no person declined it. */
export function isDeclinedAutomatically({ status, endReason, declineReason }: DeclinedApplication): boolean {
  return status === 'declined' && !declineReason && automaticReasons.includes(endReason ?? '')
}

/** Whether its organization left it without an answer. */
export function isUnanswered(application: DeclinedApplication): boolean {
  return isDeclinedAutomatically(application) && application.endReason === unansweredReason
}
