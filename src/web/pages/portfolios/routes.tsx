/** The screens of volunteer portfolios. */
import { createRoute } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, search } from '#web/lib/navigation/screen-search.ts'

const portfolioSearch = search({
  /** Previews the volunteer's own portfolio as others see it; defaults to their own view. */
  view: choice(['others']),
})
const portfolioRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id',
  staticData: access.public,
  validateSearch: portfolioSearch,
  component: lazyScreen(() => import('./portfolio.tsx'), 'PortfolioPage'),
})

const certificateRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id/certificates/$workId',
  staticData: access.public,
  component: lazyScreen(() => import('./certificate.tsx'), 'CertificatePage'),
})

export const portfolioRoutes = [portfolioRoute, certificateRoute] as const
