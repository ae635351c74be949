/** The routes of signing in, of the account's own screens and of the legal documents. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readUser } from '#web/features/accounts/session.ts'
import { access, getParentRoute } from './root-route.tsx'
import { readProfile, readSignIn } from './screen-search.ts'

const signInRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: access.public,
  validateSearch: readSignIn,
  beforeLoad: ({ context, search }) => {
    // Who is signed in may have forgotten the password all the same; letters lead them there.
    if (search.tab === 'forgot' || !readUser(context.queryClient)) return
    throw redirect({ href: search.next ?? '/', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/pages/sign-in.tsx'), 'SignInPage'),
})

const letterLinks = { getParentRoute, staticData: access.public }
const resetPasswordRoute = createRoute({
  ...letterLinks,
  path: '/auth/reset',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'ResetPasswordPage'),
})
const verifyEmailRoute = createRoute({
  ...letterLinks,
  path: '/auth/verify',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'VerifyEmailPage'),
})
const keepEmailRoute = createRoute({
  ...letterLinks,
  path: '/auth/keep-email',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'KeepEmailPage'),
})
const invitationRoute = createRoute({
  ...letterLinks,
  path: '/auth/invitation',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'InvitationPage'),
})
const claimLetterRoute = createRoute({
  ...letterLinks,
  path: '/auth/claim',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'ClaimLetterPage'),
})
const administratorLinkRoute = createRoute({
  ...letterLinks,
  path: '/auth/administrator',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'AdministratorLinkPage'),
})
const authorityLetterRoute = createRoute({
  ...letterLinks,
  path: '/auth/authority',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'AuthorityLetterPage'),
})

const unsubscribeRoute = createRoute({
  ...letterLinks,
  path: '/auth/unsubscribe',
  component: lazyRouteComponent(() => import('#web/pages/letter-links.tsx'), 'UnsubscribePage'),
})

const legalRoute = createRoute({
  getParentRoute,
  path: '/legal/$document',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/legal.tsx'), 'LegalPage'),
})

const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  staticData: access.signedIn,
  validateSearch: readProfile,
  component: lazyRouteComponent(() => import('#web/pages/profile.tsx'), 'ProfilePage'),
})

export const accountRoutes = [
  signInRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  keepEmailRoute,
  invitationRoute,
  claimLetterRoute,
  administratorLinkRoute,
  authorityLetterRoute,
  unsubscribeRoute,
  legalRoute,
  profileRoute,
] as const
