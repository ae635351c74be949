import type { FastifyInstance } from 'fastify'
import { decideReviewCase, listReviewCases } from '#contract/reviews/cases.ts'
import { route } from '#server/http/route.ts'
import * as service from './case-service.ts'

export function reviewCaseRoutes(app: FastifyInstance): void {
  route(app, listReviewCases, (ctx, { query: { show, cursor } }) =>
    service.listReviewCases(ctx, { show, cursor }),
  )

  route(app, decideReviewCase, (ctx, { params, body }) =>
    service.decideReviewCase(ctx, { ...params, ...body }),
  )
}
