/** What the server loads for volunteer portfolios. */
import { foundIf, type ServerPages } from '#web/app/server-page.ts'
import { loadPortfolio } from '#web/features/portfolios/api.ts'
import { loadPublicReviews } from '#web/features/reviews/public-api.ts'

export const portfolioPages = {
  '/volunteers/$id': {
    screen: 'pages/portfolios/portfolio.tsx',
    async load({ queryClient, params }) {
      const found = await loadPortfolio(queryClient, params.id)
      if (!found) return 404
      await loadPublicReviews(queryClient, { of: 'volunteer', id: found.id })
      return 200
    },
  },
  '/volunteers/$id/certificates/$workId': {
    screen: 'pages/portfolios/certificate.tsx',
    async load({ queryClient, params }) {
      const found = await loadPortfolio(queryClient, params.id)
      const work = found?.works.find(({ id }) => id === params.workId)
      return foundIf(Boolean(work?.project && work.credentialId))
    },
  },
} satisfies ServerPages
