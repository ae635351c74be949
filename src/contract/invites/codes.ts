/** Why a project takes no one by invite, as the problem code of the call. */
export const closedCodes = [
  'project_not_published',
  'project_completed',
  'project_canceled',
  'project_paused',
  'no_places_left',
  'deadline_passed',
] as const

/** Why a volunteer can’t be invited to a project. */
export const invitingCodes = ['invite_exists', 'invite_applied', 'invite_declined', ...closedCodes] as const
