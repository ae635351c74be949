import type { FastifyInstance } from 'fastify'
import { getCurrentUser, login, logout, register } from '#contract/accounts/accounts.ts'
import { recordOwnAction } from '#server/audit/record-own-action.ts'
import { transact } from '#server/db/db.ts'
import { answerDone } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { findTrustedDevice, rememberDevice } from '#server/http/device.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { signIn, signOut } from '#server/http/session.ts'
import { concealAccount } from '#server/email/email-limits.ts'
import { requireUser, registerAccount } from './service.ts'
import { checkSignIn, lockSignIn } from './sign-in/sign-in-service.ts'
import { guardSignIn } from './sign-in/sign-in-guard.ts'

export function accountRoutes(app: FastifyInstance): void {
  route(app, getCurrentUser, async (ctx) => ctx.actor)

  route(app, register, async (ctx, { body }, exchange) => {
    const userId = await registerAccount(ctx, body, clientNetworkOf(exchange.request.ip))
    await signIn(ctx, userId, exchange)
    rememberDevice(exchange, body.email, ctx)
    return requireUser(ctx, userId)
  })

  route(app, login, async (ctx, { body }, exchange) => {
    const account = concealAccount(ctx, body.email)
    const device = findTrustedDevice(exchange.request, body.email, ctx)
    const attempt = { account, device, clientNetwork: clientNetworkOf(exchange.request.ip) }
    const checked = await guardSignIn(ctx, attempt, () => checkSignIn(ctx, body))
    await transact(ctx.db, async (db) => {
      await lockSignIn({ ...ctx, db }, checked)
      await signIn({ ...ctx, db }, checked.id, exchange)
    })
    rememberDevice(exchange, body.email, ctx)
    return requireUser(ctx, checked.id)
  })

  route(app, logout, async (ctx, _input, exchange) => {
    await signOut(ctx, exchange)
    if (ctx.actor) await recordOwnAction(ctx, { action: 'auth.sign_out', userId: ctx.actor.id })
    return answerDone(ctx, 'signedOut')
  })
}
