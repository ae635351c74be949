import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/accounts/deletion.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { sessionHashOf } from '#server/http/session.ts'
import { attemptOf } from '#server/features/accounts/sign-in/attempt.ts'
import { previewDeletionFor } from './deletion-preview.ts'
import * as deletion from './deletion-service.ts'

export function accountDeletionRoutes(app: FastifyInstance): void {
  route(app, contract.getDeletion, (ctx) => deletion.previewDeletion(ctx))
  route(app, contract.requestDeletion, (ctx, { body }, exchange) =>
    deletion.requestDeletion(ctx, body, {
      attempt: attemptOf(ctx, exchange),
      session: sessionHashOf(exchange.request, ctx.config),
    }),
  )
  route(app, contract.cancelDeletion, async (ctx) => {
    await deletion.cancelDeletion(ctx)
    return answerDone(ctx, 'accountKept')
  })
  route(app, contract.cancelDeletionByLink, async (ctx, { body }) => {
    await deletion.cancelDeletionByLink(ctx, body.token)
    return answerDone(ctx, 'accountKept')
  })
  route(app, contract.getDeletionFor, (ctx, { params }) => previewDeletionFor(ctx, params.id))
  route(app, contract.requestDeletionFor, async (ctx, { params, body }) => {
    await deletion.requestDeletionFor(ctx, params.id, body)
    return answerDone(ctx)
  })
  route(app, contract.cancelDeletionFor, async (ctx, { params, body }) => {
    await deletion.cancelDeletionFor(ctx, params.id, body.reason)
    return answerDone(ctx)
  })
}
