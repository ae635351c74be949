import type { FastifyInstance } from 'fastify'
import { askForClaim, confirmClaim, getClaim, openClaim } from '#contract/claims.ts'
import { askForClaimReview, decideClaimReview, listClaimReviews } from '#contract/admin-claims.ts'
import { householdOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import * as reviews from './claim-review-service.ts'
import * as service from './claim-service.ts'

export function claimRoutes(app: FastifyInstance): void {
  route(app, getClaim, (ctx, { params }) => service.readClaim(ctx, params.id))

  route(app, askForClaim, async (ctx, { params, body }, { request }) => {
    await service.askForClaim(ctx, { id: params.id, email: body.email }, householdOf(request.ip))
    return { message: 'Email sent' }
  })

  route(app, openClaim, (ctx, { body }) => service.openClaim(ctx, body.token))

  route(app, confirmClaim, (ctx, { body }) => service.confirmClaim(ctx, body.token))

  route(app, askForClaimReview, (ctx, { params, body }) => reviews.askForReview(ctx, { ...params, ...body }))

  route(app, listClaimReviews, (ctx, { query }) =>
    reviews.listClaimReviews(ctx, { show: query.show, cursor: query.cursor }),
  )

  route(app, decideClaimReview, (ctx, { params, body }) => reviews.decideReview(ctx, { ...params, ...body }))
}
