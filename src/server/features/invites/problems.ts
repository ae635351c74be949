/** The problem codes of what prevents an invite or its acceptance. */
import type { Invite } from '#contract/invites/invites.ts'
import type { InviteOptions } from '#contract/invites/options.ts'
import type { InvitesClosedReason, PairRefusal } from '#domain/invites/invites.ts'

export const closedCodes = {
  completed: 'project_completed',
  canceled: 'project_canceled',
  paused: 'project_paused',
  full: 'no_places_left',
  deadline_passed: 'deadline_passed',
  not_published: 'project_not_published',
} as const satisfies Record<InvitesClosedReason, NonNullable<Invite['refusal']>>

const pairCodes = {
  already_invited: 'invite_exists',
  has_applied: 'invite_applied',
  has_declined: 'invite_declined',
} as const satisfies Record<PairRefusal, string>

/** The code of what is between a volunteer and a project, or of a project that takes no one. */
export const pairCode = (
  refusal: PairRefusal | InvitesClosedReason,
): NonNullable<InviteOptions['projects'][number]['refusal']> => ({ ...closedCodes, ...pairCodes })[refusal]
