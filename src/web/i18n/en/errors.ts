import { denied } from '#contract/i18n/denied.ts'

/** Texts for errors that can happen anywhere. */
export const errorsTexts = {
  title: 'Something went wrong',
  text: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  userFailed: 'Failed to fetch user',
  profileFailed: 'Failed to fetch profile',
  offline:
    'You’re offline. This page may be out of date, and you can’t save changes until you’re back online.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
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
  notFoundText: 'Check the address for typos. The page may also have moved.',
  notFoundAction: 'Go to home page',
}
