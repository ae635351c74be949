/** The routes for signing in and the account's own screens. */
import { createRoute, redirect } from '@tanstack/react-router'
import { userTypes } from '#domain/accounts/accounts.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, id, returnPath, search } from '#web/lib/navigation/screen-search.ts'

const signInSearch = search({
  tab: choice(['sign-up', 'forgot']),
  type: choice(userTypes),
  /** A path on this site to go to afterwards. */
  next: returnPath,
})
const signInRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: access.public,
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => {
    // Open to signed-in users too: they may have forgotten their password, and our emails link here.
    if (search.tab === 'forgot' || !getCachedUser(context.queryClient)) return
    throw redirect({ href: search.next ?? '/', replace: true })
  },
  component: lazyScreen(() => import('./sign-in.tsx'), 'SignInPage'),
})

const emailLinkRoutes = { getParentRoute, staticData: access.public }
const resetPasswordRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/reset',
  component: lazyScreen(() => import('./email-links.tsx'), 'ResetPasswordPage'),
})
const verifyEmailRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/verify',
  component: lazyScreen(() => import('./email-links.tsx'), 'VerifyEmailPage'),
})
const keepEmailRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/keep-email',
  component: lazyScreen(() => import('./email-links.tsx'), 'KeepEmailPage'),
})
const keepAccountRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/keep-account',
  component: lazyScreen(() => import('./email-links.tsx'), 'KeepAccountPage'),
})
const invitationRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/invitation',
  component: lazyScreen(() => import('./email-links.tsx'), 'InvitationPage'),
})
const joinRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/join',
  component: lazyScreen(() => import('./email-links.tsx'), 'JoinPage'),
})
const claimLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/claim',
  component: lazyScreen(() => import('./email-links.tsx'), 'ClaimLinkPage'),
})
const administratorLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/administrator',
  component: lazyScreen(() => import('./email-links.tsx'), 'AdministratorLinkPage'),
})
const authorityLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/authority',
  component: lazyScreen(() => import('./email-links.tsx'), 'AuthorityLinkPage'),
})

const unsubscribeRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/unsubscribe',
  component: lazyScreen(() => import('./email-links.tsx'), 'UnsubscribePage'),
})

export const profileTabs = ['personal', 'volunteer', 'organization', 'settings'] as const
export const profileSearch = search({
  tab: choice(profileTabs),
  /** The organization that a link is about. */
  organization: id,
})
const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  staticData: access.signedIn,
  validateSearch: profileSearch,
  component: lazyScreen(() => import('./profile.tsx'), 'ProfilePage'),
})

export const accountRoutes = [
  signInRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  keepEmailRoute,
  keepAccountRoute,
  invitationRoute,
  joinRoute,
  claimLinkRoute,
  administratorLinkRoute,
  authorityLinkRoute,
  unsubscribeRoute,
  profileRoute,
] as const
