/** What asking for a letter with a link costs, whoever asks for whatever link. */
import type { User } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'

/** The name by which limits and browsers know an account, whether it exists or not; it tells no address. */
export function concealAccount({ signer }: Pick<Context, 'signer'>, email: string): string {
  return signer.conceal('account', email.normalize('NFKC').trim().toLowerCase())
}

/**
 * Takes what a letter with a link costs: of the addresses it goes to, then of the person who asks, from wherever, and of the
 * place that asks.
 */
export async function chargeLetter(
  ctx: Context<User | null>,
  { emails, household }: { emails: readonly string[]; household: string },
): Promise<void> {
  const keys = emails.map((email) => concealAccount(ctx, email))
  await ctx.limits.charge([
    ...keys.flatMap((key) => [{ limit: 'mails', key } as const, { limit: 'mailsDay', key } as const]),
    ...(ctx.actor ? [{ limit: 'mailsAddress', key: ctx.actor.id } as const] : []),
    { limit: 'mailsAddress', key: household },
  ])
}
