import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { getPortfolio, getResume, listPortfolioReviews, omitWork, showWork } from '#contract/portfolios.ts'
import { Problem } from '#server/http/problem.ts'
import { listReviews } from '#server/http/review-pages.ts'
import { route } from '#server/http/route.ts'
import { isReadable } from './queries.ts'
import { readPortfolio } from './read.ts'
import { readResume } from './resume.ts'
import { setOmitted } from './service.ts'

export function portfolioRoutes(app: FastifyInstance): void {
  route(app, getPortfolio, async (ctx, { params }) => {
    const found = await readPortfolio(ctx, params.id)
    if (!found) throw new Problem('portfolio_not_found')
    return found
  })

  route(app, listPortfolioReviews, async (ctx, { params, query }) => {
    if (!(await isReadable(ctx.db, params.id, ctx.actor?.id ?? null)))
      throw new Problem('portfolio_not_found')
    return listReviews(ctx, { of: 'volunteer', id: params.id }, query.cursor)
  })

  route(app, getResume, async (ctx, { params }) => {
    const resume = await readResume(ctx, params.id)
    if (!resume) throw new Problem('portfolio_not_found')
    return {
      name: 'resume.json',
      mediaType: 'application/json; charset=utf-8',
      content: Readable.from([`${JSON.stringify(resume, null, 2)}\n`]),
    }
  })

  route(app, omitWork, (ctx, { params }) => setOmitted(ctx, params.id, true))
  route(app, showWork, (ctx, { params }) => setOmitted(ctx, params.id, false))
}
