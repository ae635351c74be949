import type { FastifyInstance } from 'fastify'
import { requestClaim, confirmClaim, getClaim, openClaim } from '#contract/organizations/claims.ts'
import {
  requestClaimReview,
  decideClaimReview,
  exportClaimReviews,
  listClaimReviews,
} from '#contract/organizations/claim-reviews.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { decideRequest, listRequests } from './claim-cases.ts'
import { exportRequests } from './claim-export.ts'
import { requestReview } from './claim-review-service.ts'
import * as service from './claim-service.ts'

export function claimRoutes(app: FastifyInstance): void {
  route(app, getClaim, (ctx, { params }) => service.findClaimOptions(ctx, params.id))

  route(app, requestClaim, async (ctx, { params, body }, { request }) => {
    await service.requestClaim(ctx, { id: params.id, email: body.email }, clientNetworkOf(request.ip))
    return answerDone(ctx, 'emailSent')
  })

  route(app, openClaim, (ctx, { body }) => service.openClaim(ctx, body.token))

  route(app, confirmClaim, (ctx, { body }) => service.confirmClaim(ctx, body.token))

  route(app, requestClaimReview, (ctx, { params, body }) => requestReview(ctx, { ...params, ...body }))

  route(app, listClaimReviews, (ctx, { query }) => listRequests(ctx, query))

  route(app, exportClaimReviews, (ctx, { body }) => exportRequests(ctx, body))

  route(app, decideClaimReview, (ctx, { params, body }) => decideRequest(ctx, { ...params, ...body }))
}
