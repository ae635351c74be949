/** Limits password attempts: per account, per address, and separately for browsers that the account knows. */
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Charge } from '#server/http/limits/rate-limits.ts'

/** Errors for a wrong password or code, at sign-in and wherever it is required again. */
const failures = new Set<string>(['invalid_credentials', 'wrong_password', 'wrong_code'])

export interface Attempt {
  /** The account's concealed key, the same whether the account exists or not. */
  account: string
  /** The browser's id, if it has signed in to the account before. */
  device: string | null
  /** The client network that address limits count. */
  clientNetwork: string
}

/**
 * Runs one check of a password, a code or both. It charges the limits first, so that concurrent attempts cannot
 * exceed them, and refunds unless the check fails. The account's limit comes first, so that someone guessing
 * passwords cannot use up the address limit of their neighbors.
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
