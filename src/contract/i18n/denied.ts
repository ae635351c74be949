/** Why a screen or a call is only for one side; shown instead of the screen and returned by the API. */
export const denied = {
  createProject: 'Only organizations can create projects.',
  volunteerDashboard: 'This dashboard is only available to volunteers.',
  organizationDashboard: 'This dashboard is only available to organizations.',
} as const
