import { denied } from '#contract/messages/denied.ts'

/** Plain words for what goes wrong anywhere. */
export const errorsTexts = {
  title: 'Something went wrong',
  text: 'We could not load this. Check your connection and try again.',
  tryAgain: 'Try again',
  userFailed: 'Failed to fetch user',
  profileFailed: 'Failed to fetch profile',
  offline:
    'You are offline. What you see may be out of date, and changes cannot be saved until you are back.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  unauthorizedTitle: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
  accessDenied: 'Access Denied',
  deniedTexts: {
    reviewAnalytics: 'Please sign in to view review analytics.',
    projectMatching: 'Please sign in to access project matching.',
    perksAndRewards: 'Please sign in to view perks and rewards.',
    compareApplications: 'Only organizations can compare applications.',
    createProject: denied.createProject,
    volunteerProfile: 'This profile is only available to volunteers.',
    organizationProfile: 'This profile is only available to organizations.',
    volunteerDashboard: denied.volunteerDashboard,
    organizationDashboard: denied.organizationDashboard,
  },
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  notFoundAction: 'Go to the start page',
}
