/** The screens of volunteers' portfolios. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { access, getParentRoute } from './root-route.tsx'
import { readPortfolioView } from './screen-search.ts'

const portfolioRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id',
  staticData: access.public,
  validateSearch: readPortfolioView,
  component: lazyRouteComponent(() => import('#web/pages/portfolio.tsx'), 'PortfolioPage'),
})

const certificateRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id/certificates/$workId',
  staticData: access.public,
  component: lazyRouteComponent(() => import('#web/pages/certificate.tsx'), 'CertificatePage'),
})

export const portfolioRoutes = [portfolioRoute, certificateRoute] as const
