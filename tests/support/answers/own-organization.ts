/** The organization of an organizer, as their account names it. */
export const ownOrganization = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Harbor Light Shelter',
  isNamed: true,
  isSuspended: false,
  role: 'owner',
  isCoordinator: false,
  timeZone: 'UTC',
} as const
