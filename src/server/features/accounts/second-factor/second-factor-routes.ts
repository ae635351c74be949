import type { FastifyInstance } from 'fastify'
import {
  confirmSecondFactor,
  getSecondFactor,
  reauthenticate,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { attemptOf } from '#server/features/accounts/sign-in/attempt.ts'
import { confirmWithPassword } from '#server/features/accounts/sign-in/reauthentication.ts'
import * as service from './second-factor-service.ts'

export function secondFactorRoutes(app: FastifyInstance): void {
  route(app, getSecondFactor, (ctx) => service.findSecondFactorState(ctx))

  route(app, startSecondFactor, (ctx, { body }, exchange) =>
    service.startSecondFactor(ctx, body.currentPassword, attemptOf(ctx, exchange)),
  )

  route(app, confirmSecondFactor, async (ctx, { body }, exchange) => {
    const codes = await service.confirmSecondFactor(ctx, body.code, exchange)
    return { codes }
  })

  route(app, removeSecondFactor, async (ctx, { body }, exchange) => {
    await service.removeSecondFactor(ctx, body, exchange)
    return answerDone(ctx, 'secondFactorOff')
  })

  route(app, renewRecoveryCodes, async (ctx, { body }, exchange) => ({
    codes: await service.renewRecoveryCodes(ctx, body, exchange),
  }))

  route(app, reauthenticate, async (ctx, { body }, exchange) => {
    await confirmWithPassword(ctx, body.currentPassword, exchange)
    return answerDone(ctx, 'reauthenticated')
  })
}
