/** The routes of signing in, of the account's own screens and of the legal documents. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { legalDocuments } from '#contract/legal.ts'
import { readUser } from '#web/features/accounts/session.ts'
import { readChoice } from './lib/search-params.ts'
import { NotFoundPage } from './pages/not-found.tsx'
import { access, getParentRoute, type ReadAhead } from './root-route.tsx'
import { readSignIn } from './screen-search.ts'

const signInRoute = createRoute({
  getParentRoute,
  path: '/auth',
  staticData: access.public,
  validateSearch: readSignIn,
  beforeLoad: ({ context, search }) => {
    if (readUser(context.queryClient)) throw redirect({ href: search.next ?? '/', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/pages/sign-in.tsx'), 'SignInPage'),
})

const legalRoute = createRoute({
  getParentRoute,
  path: '/legal/$document',
  staticData: {
    ...access.public,
    screen: 'pages/legal.tsx',
    readAhead: async ({ params }: ReadAhead) =>
      readChoice(legalDocuments, params['document']) ? (200 as const) : (404 as const),
  },
  component: lazyRouteComponent(() => import('#web/pages/legal.tsx'), 'LegalPage'),
})

const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  staticData: access.signedIn,
  component: NotFoundPage,
})

export const accountRoutes = [signInRoute, legalRoute, profileRoute] as const
