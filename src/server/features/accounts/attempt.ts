import type { Context } from '#server/context.ts'
import { findTrustedDevice } from '#server/http/device.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import type { Exchange } from '#server/http/route.ts'
import { concealAccount } from '#server/email/email-limits.ts'
import type { Attempt } from './sign-in-guard.ts'

/** The caller's password is guarded as at the sign-in: a stolen session must not serve to guess it. */
export function attemptOf(ctx: Context, { request }: Pick<Exchange, 'request'>): Attempt {
  const account = concealAccount(ctx, ctx.actor.email)
  return {
    account,
    device: findTrustedDevice(request, account, ctx),
    clientNetwork: clientNetworkOf(request.ip),
  }
}
