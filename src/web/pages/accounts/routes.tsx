/** The routes for signing in, the account's own screens and the legal documents. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { parseProfileSearch, parseSignInSearch } from '#web/app/screen-search.ts'

const signInRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: access.public,
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context, search }) => {
    // Open to signed-in users too: they may have forgotten their password, and our emails link here.
    if (search.tab === 'forgot' || !getCachedUser(context.queryClient)) return
    throw redirect({ href: search.next ?? '/', replace: true })
  },
  component: lazyRouteComponent(() => import('./sign-in.tsx'), 'SignInPage'),
})

const emailLinkRoutes = { getParentRoute, staticData: access.public }
const resetPasswordRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/reset',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'ResetPasswordPage'),
})
const verifyEmailRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/verify',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'VerifyEmailPage'),
})
const keepEmailRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/keep-email',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'KeepEmailPage'),
})
const invitationRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/invitation',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'InvitationPage'),
})
const claimLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/claim',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'ClaimLinkPage'),
})
const administratorLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/administrator',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'AdministratorLinkPage'),
})
const authorityLinkRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/authority',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'AuthorityLinkPage'),
})

const unsubscribeRoute = createRoute({
  ...emailLinkRoutes,
  path: '/auth/unsubscribe',
  component: lazyRouteComponent(() => import('./email-links.tsx'), 'UnsubscribePage'),
})

const legalRoute = createRoute({
  getParentRoute,
  path: '/legal/$document',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/help/legal.tsx'), 'LegalPage'),
})

const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  staticData: access.signedIn,
  validateSearch: parseProfileSearch,
  component: lazyRouteComponent(() => import('./profile.tsx'), 'ProfilePage'),
})

export const accountRoutes = [
  signInRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  keepEmailRoute,
  invitationRoute,
  claimLinkRoute,
  administratorLinkRoute,
  authorityLinkRoute,
  unsubscribeRoute,
  legalRoute,
  profileRoute,
] as const
