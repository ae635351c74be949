/** Whether accepted work still continues (safeguards S3, S15, S17). Nothing here counts against anyone. */
import type { ApplicationSide, ApplicationStatus } from './applications.ts'

/** What both sides see about the work; all false unless time has asked something. */
export interface WorkCheck {
  /** The volunteer is asked whether they are still working. */
  isAsked: boolean
  /** They have not answered, so the organization can free the spot. */
  isSilent: boolean
  /** Ongoing work waits to be renewed. */
  isRenewalAsked: boolean
  hasVolunteerRenewed: boolean
  hasOrganizationRenewed: boolean
  /** One of them has not answered in time. The work continues, and the organization can free the spot. */
  isOverdue: boolean
}

/** `still_active`: the volunteer is still working. `renew`: a side wants the work to continue. `free_spot`: it ends. */
export const workCheckAnswers = ['still_active', 'renew', 'free_spot'] as const
export type WorkCheckAnswer = (typeof workCheckAnswers)[number]

export type WorkCheckRefusal = 'application_not_accepted' | 'move_not_yours' | 'nothing_to_answer'

/** Why an answer is refused; null if it is possible. */
export function findAnswerRefusal(
  answer: WorkCheckAnswer,
  work: { status: ApplicationStatus; side: ApplicationSide; check: WorkCheck },
): WorkCheckRefusal | null {
  const { status, side, check } = work
  if (status !== 'accepted') return 'application_not_accepted'
  switch (answer) {
    case 'still_active':
      return side === 'volunteer' ? null : 'move_not_yours'
    case 'renew':
      return check.isRenewalAsked ? null : 'nothing_to_answer'
    case 'free_spot':
      if (side !== 'organization') return 'move_not_yours'
      return canFreeSpot(check) ? null : 'nothing_to_answer'
  }
}

/** Whether the organization can end the work without giving a reason. */
export function canFreeSpot({ isSilent, isOverdue }: WorkCheck): boolean {
  return isSilent || isOverdue
}

/** Whether both sides want the work to continue once this one has said so. */
export function isRenewedBy(side: ApplicationSide, check: WorkCheck): boolean {
  return side === 'volunteer' ? check.hasOrganizationRenewed : check.hasVolunteerRenewed
}
