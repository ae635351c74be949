import type { FastifyInstance } from 'fastify'
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  chooseLanguage,
  forgetPassword,
  getAccount,
  keepEmail,
  resendVerification,
  resetPassword,
  saveAccount,
  verifyEmail,
} from '#contract/accounts/settings.ts'
import { choosePrimaryOrganization } from '#contract/accounts/primary-organization.ts'
import { answerDone } from '#server/http/done.ts'
import { rememberDevice } from '#server/http/device.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { route } from '#server/http/route.ts'
import { signOut } from '#server/http/session.ts'
import * as emails from './email-service.ts'
import * as passwords from './password-service.ts'
import { choosePrimary, requireAccountSettings, saveLanguageChoice, saveSettings } from './setting-service.ts'

/** Password managers use this well-known address to find where people change their password. */
const settingsPage = '/profile?tab=settings'

export function accountSettingRoutes(app: FastifyInstance): void {
  route(app, forgetPassword, async (ctx, { body }, { request }) => {
    await passwords.forgetPassword(ctx, body.email, clientNetworkOf(request.ip))
    return answerDone(ctx, 'resetLinkSent')
  })

  route(app, resetPassword, async (ctx, { body }, exchange) => {
    const { userId, email } = await passwords.resetPassword(ctx, body)
    if (ctx.actor?.id === userId) await signOut(ctx, exchange)
    // Anyone who has the email can reset the password, however many attempts others have made.
    rememberDevice(exchange, email, ctx)
    return answerDone(ctx, 'passwordChanged')
  })

  route(app, verifyEmail, async (ctx, { body }, exchange) => {
    const { userId, ...verified } = await emails.verifyEmail(ctx, body.token)
    if (ctx.actor?.id === userId) rememberDevice(exchange, verified.email, ctx)
    return verified
  })

  route(app, resendVerification, async (ctx, _input, { request }) => {
    await emails.resendVerification(ctx, clientNetworkOf(request.ip))
    return answerDone(ctx, 'emailSent')
  })

  route(app, keepEmail, (ctx, { body }) => emails.keepEmail(ctx, body.token))

  route(app, getAccount, (ctx) => requireAccountSettings(ctx))

  route(app, saveAccount, (ctx, { body }) => saveSettings(ctx, body))

  route(app, chooseLanguage, (ctx, { body }) => saveLanguageChoice(ctx, body))

  route(app, choosePrimaryOrganization, (ctx, { body }) => choosePrimary(ctx, body.organizationId))

  route(app, changeEmail, async (ctx, { body }, exchange) => {
    await emails.changeEmail(ctx, body, exchange)
    return answerDone(ctx, 'emailSentToNewAddress')
  })

  route(app, cancelEmailChange, async (ctx) => {
    await emails.cancelEmailChange(ctx)
    return requireAccountSettings(ctx)
  })

  route(app, changePassword, async (ctx, { body }, exchange) => {
    await passwords.changePassword(ctx, body, exchange)
    return answerDone(ctx, 'passwordChanged')
  })

  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(settingsPage))
}
