import type { FastifyInstance } from 'fastify'
import { getCurrentUser, login, logout, register } from '#contract/accounts.ts'
import { route } from '#server/http/route.ts'
import { signIn, signOut } from '#server/http/session.ts'
import { checkCredentials, readAccount, registerAccount } from './service.ts'

export function accountRoutes(app: FastifyInstance): void {
  route(app, getCurrentUser, async (ctx) => ctx.actor)

  route(app, register, async (ctx, { body }, exchange) => {
    const userId = await registerAccount(ctx, body)
    await signIn(ctx, userId, exchange)
    return readAccount(ctx, userId)
  })

  route(app, login, async (ctx, { body }, exchange) => {
    const userId = await checkCredentials(ctx, body)
    await signIn(ctx, userId, exchange)
    return readAccount(ctx, userId)
  })

  route(app, logout, async (ctx, _input, exchange) => {
    await signOut(ctx, exchange)
    return { message: 'Signed out' }
  })
}
