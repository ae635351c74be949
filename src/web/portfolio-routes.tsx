/** The screens of volunteers' portfolios. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPortfolio } from '#web/features/portfolios/api.ts'
import { readPublicReviews } from '#web/features/reviews/public-api.ts'
import { readText } from './lib/search-params.ts'
import { access, getParentRoute, type ReadAhead } from './root-route.tsx'
import { readPortfolioView } from './screen-search.ts'

const portfolioRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id',
  staticData: {
    ...access.public,
    screen: 'pages/portfolio.tsx',
    readAhead: async ({ queryClient, params }: ReadAhead) => {
      const found = await readPortfolio(queryClient, readText(params['id']) ?? '')
      if (!found) return 404 as const
      await readPublicReviews(queryClient, { of: 'volunteer', id: found.id })
      return 200 as const
    },
  },
  validateSearch: readPortfolioView,
  component: lazyRouteComponent(() => import('#web/pages/portfolio.tsx'), 'PortfolioPage'),
})

const certificateRoute = createRoute({
  getParentRoute,
  path: '/volunteers/$id/certificates/$workId',
  staticData: {
    ...access.public,
    screen: 'pages/certificate.tsx',
    readAhead: async ({ queryClient, params }: ReadAhead) => {
      const found = await readPortfolio(queryClient, readText(params['id']) ?? '')
      const work = found?.works.find(({ id }) => id === params['workId'])
      return work?.project && work.credentialId ? (200 as const) : (404 as const)
    },
  },
  component: lazyRouteComponent(() => import('#web/pages/certificate.tsx'), 'CertificatePage'),
})

export const portfolioRoutes = [portfolioRoute, certificateRoute] as const
