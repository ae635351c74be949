import type { FastifyInstance } from 'fastify'
import { askForClaim, confirmClaim, getClaim, openClaim } from '#contract/claims.ts'
import { householdOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import * as service from './claim-service.ts'

export function claimRoutes(app: FastifyInstance): void {
  route(app, getClaim, (ctx, { params }) => service.readClaim(ctx, params.id))

  route(app, askForClaim, async (ctx, { params, body }, { request }) => {
    await service.askForClaim(ctx, { id: params.id, email: body.email }, householdOf(request.ip))
    return { message: 'The letter is on its way' }
  })

  route(app, openClaim, (ctx, { body }) => service.openClaim(ctx, body.token))

  route(app, confirmClaim, (ctx, { body }) => service.confirmClaim(ctx, body.token))
}
