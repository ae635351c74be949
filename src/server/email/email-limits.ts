/** Rate limits for emails with a link, no matter who requests them. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Charge } from '#server/http/limits/rate-limits.ts'

/** The key of an account in rate limits, whether it exists or not. It does not reveal the address. */
export function concealAccount({ signer }: Pick<Context, 'signer'>, email: string): string {
  return signer.pseudonymize('account', comparableAddress(email))
}

/** An address in the form in which limits and browsers compare it. */
export const comparableAddress = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/**
 * Charges the rate limits for an email with a link: per recipient address, per signed-in person and per client
 * network. Returns what was charged, for a refund if no email left.
 */
export async function chargeEmailLimits(
  ctx: Context<User | null>,
  { emails, clientNetwork }: { emails: readonly string[]; clientNetwork: string },
): Promise<readonly Charge[]> {
  const keys = emails.map((email) => concealAccount(ctx, email))
  const charges: readonly Charge[] = [
    ...keys.flatMap((key) => [{ limit: 'mails', key } as const, { limit: 'mailsDay', key } as const]),
    ...(ctx.actor ? [{ limit: 'mailsAddress', key: ctx.actor.id } as const] : []),
    { limit: 'mailsAddress', key: clientNetwork },
  ]
  await ctx.limits.charge(charges)
  return charges
}
