import type { Context } from '#server/context.ts'
import { findTrustedDevice } from '#server/http/device.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import type { Exchange } from '#server/http/route.ts'
import { concealAccount } from '#server/email/email-limits.ts'
import type { Attempt } from './sign-in-guard.ts'

/** Limits password attempts as at sign-in, so that a stolen session cannot be used to guess the password. */
export function attemptOf(ctx: Context, { request }: Pick<Exchange, 'request'>): Attempt {
  const { email } = ctx.actor
  return {
    account: concealAccount(ctx, email),
    device: findTrustedDevice(request, email, ctx),
    clientNetwork: clientNetworkOf(request.ip),
  }
}
