import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  getPortfolio,
  getResume,
  listPortfolioReviews,
  hideWork,
  showWork,
} from '#contract/portfolios/portfolios.ts'
import { recordPortfolioView } from '#contract/portfolios/views.ts'
import { Problem } from '#server/http/problem.ts'
import { listReviews } from '#server/http/lists/review-pages.ts'
import { route } from '#server/http/route.ts'
import { isReadable } from './queries.ts'
import { findPortfolio } from './portfolio.ts'
import { findResume } from './resume.ts'
import { setOmitted } from './service.ts'
import { recordView } from './views.ts'

export function portfolioRoutes(app: FastifyInstance): void {
  route(app, getPortfolio, async (ctx, { params }) => {
    const found = await findPortfolio(ctx, params.id)
    if (!found) throw new Problem('portfolio_not_found')
    return found
  })

  route(app, listPortfolioReviews, async (ctx, { params, query }) => {
    if (!(await isReadable(ctx.db, params.id, ctx.actor?.id ?? null)))
      throw new Problem('portfolio_not_found')
    return listReviews(ctx, { of: 'volunteer', id: params.id }, query.cursor)
  })

  route(app, getResume, async (ctx, { params }) => {
    const resume = await findResume(ctx, params.id)
    if (!resume) throw new Problem('portfolio_not_found')
    return {
      name: 'resume.json',
      mediaType: 'application/json; charset=utf-8',
      content: Readable.from([`${JSON.stringify(resume, null, 2)}\n`]),
    }
  })

  route(app, recordPortfolioView, (ctx, { params, body }) => recordView(ctx, params.id, body.organizationId))

  route(app, hideWork, (ctx, { params }) => setOmitted(ctx, params.id, true))
  route(app, showWork, (ctx, { params }) => setOmitted(ctx, params.id, false))
}
