/** The screens of volunteer portfolios. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { parsePortfolioSearch } from '#web/app/screen-search.ts'

const portfolioRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id',
  staticData: access.public,
  validateSearch: parsePortfolioSearch,
  component: lazyRouteComponent(() => import('./portfolio.tsx'), 'PortfolioPage'),
})

const certificateRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id/certificates/$workId',
  staticData: access.public,
  component: lazyRouteComponent(() => import('./certificate.tsx'), 'CertificatePage'),
})

export const portfolioRoutes = [portfolioRoute, certificateRoute] as const
