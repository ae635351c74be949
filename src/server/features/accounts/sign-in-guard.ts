/** How often a password may be guessed: per account, per address, and apart from both for browsers known to the account. */
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Charge } from '#server/http/rate-limits.ts'

/** The refusals of a wrong password or code, at the sign-in and where it is asked for again. */
const failures = new Set<string>(['invalid_credentials', 'wrong_password', 'wrong_code'])

export interface Attempt {
  /** The account's concealed name, the same whether it exists or not. */
  account: string
  /** The browser's id where it has signed in to the account before. */
  device: string | null
  /** Whom a limit by address counts. */
  clientNetwork: string
}

/**
 * Runs one check of a password, a code or both. Tokens are taken before, so that guesses at the same moment cannot outnumber them, and
 * given back unless the check refuses. The account's come first: a guesser must not use up the address for its neighbours.
 */
export async function guardSignIn<Result>(
  { limits }: Pick<Context, 'limits'>,
  attempt: Attempt,
  check: () => Promise<Result>,
): Promise<Result> {
  const charges = chargesOf(attempt)
  await limits.charge(charges)
  try {
    const result = await check()
    await limits.refund(charges)
    return result
  } catch (error) {
    const isFailure = error instanceof Problem && failures.has(error.code)
    if (!isFailure) await limits.refund(charges)
    throw error
  }
}

function chargesOf({ account, device, clientNetwork }: Attempt): Charge[] {
  if (device) return [{ limit: 'signInDevice', key: `${account}:${device}` }]
  return [
    { limit: 'signInAccount', key: account },
    { limit: 'signInAccountDay', key: account },
    { limit: 'signInAddress', key: clientNetwork },
  ]
}
