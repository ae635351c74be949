import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/accounts/help.ts'
import { answerDone } from '#server/http/done.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import * as help from './help-service.ts'

export function accountHelpRoutes(app: FastifyInstance): void {
  route(app, contract.resendVerificationFor, async (ctx, { params }, { request }) => {
    await help.resendVerificationFor(ctx, params.id, clientNetworkOf(request.ip))
    return answerDone(ctx)
  })
  route(app, contract.correctAddress, async (ctx, { params, body }, { request }) => {
    await help.correctAddress(ctx, params.id, { ...body, clientNetwork: clientNetworkOf(request.ip) })
    return answerDone(ctx)
  })
  route(app, contract.resetSecondFactor, async (ctx, { params, body }) => {
    await help.resetSecondFactor(ctx, params.id, body.reason)
    return answerDone(ctx)
  })
}
