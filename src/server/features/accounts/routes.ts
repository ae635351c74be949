import type { FastifyInstance } from 'fastify'
import { getCurrentUser, login, logout, register } from '#contract/accounts.ts'
import { recordOwn } from '#server/audit/record-own.ts'
import { transact } from '#server/db/db.ts'
import { route } from '#server/http/route.ts'
import { knownDevice, rememberDevice } from '#server/http/device.ts'
import { householdOf } from '#server/http/network.ts'
import { signIn, signOut } from '#server/http/session.ts'
import { concealAccount } from '#server/mail/charge.ts'
import { readAccount, registerAccount } from './service.ts'
import { checkSignIn, holdSignIn } from './sign-in-service.ts'
import { guardSignIn } from './sign-in-guard.ts'

export function accountRoutes(app: FastifyInstance): void {
  route(app, getCurrentUser, async (ctx) => ctx.actor)

  route(app, register, async (ctx, { body }, exchange) => {
    const userId = await registerAccount(ctx, body, householdOf(exchange.request.ip))
    await signIn(ctx, userId, exchange)
    rememberDevice(exchange, concealAccount(ctx, body.email), ctx)
    return readAccount(ctx, userId)
  })

  route(app, login, async (ctx, { body }, exchange) => {
    const account = concealAccount(ctx, body.email)
    const device = knownDevice(exchange.request, account, ctx)
    const attempt = { account, device, household: householdOf(exchange.request.ip) }
    const checked = await guardSignIn(ctx, attempt, () => checkSignIn(ctx, body))
    await transact(ctx.db, async (db) => {
      await holdSignIn({ ...ctx, db }, checked)
      await signIn({ ...ctx, db }, checked.id, exchange)
    })
    rememberDevice(exchange, account, ctx)
    return readAccount(ctx, checked.id)
  })

  route(app, logout, async (ctx, _input, exchange) => {
    await signOut(ctx, exchange)
    if (ctx.actor) await recordOwn(ctx, { action: 'auth.sign_out', userId: ctx.actor.id })
    return { message: 'Signed out' }
  })
}
