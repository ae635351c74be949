/** Why a screen or a call is for one side only: shown in place of the screen, and answered by the API. */
export const denied = {
  createProject: 'Only organizations can create projects.',
  volunteerDashboard: 'This dashboard is only available to volunteers.',
  organizationDashboard: 'This dashboard is only available to organizations.',
} as const
