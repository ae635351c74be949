/** Portable credentials: what they can be about, and the result of checking one (decision B11). */

export const credentialKinds = ['badge', 'work'] as const
/** An earned badge, or work that an organization signed off. */
export type CredentialKind = (typeof credentialKinds)[number]

export const credentialChecks = ['signature', 'issuer', 'status'] as const
/**
 * The checks. `signature`: is the content unchanged since signing? `issuer`: did this site sign it with its own key?
 * `status`: is it not revoked?
 */
export type CredentialCheck = (typeof credentialChecks)[number]

export const credentialStates = ['valid', 'revoked', 'forged'] as const
export type CredentialState = (typeof credentialStates)[number]

/** The overall result of all checks. A credential that isn't ours or was changed is invalid, revoked or not. */
export function evaluateCredential(passed: Readonly<Record<CredentialCheck, boolean>>): CredentialState {
  if (!passed.signature || !passed.issuer) return 'forged'
  return passed.status ? 'valid' : 'revoked'
}

/**
 * How many credentials share one status list: the smallest number that the standard allows, so that no single one
 * stands out.
 */
export const statusListSize = 131_072

/**
 * The index in its list of credential number `next`, counted from 0. Indexes are scattered over the list, because
 * sequential ones would reveal when a credential was issued. `step` is odd, so no index repeats.
 */
export function statusIndex({ next, start, step }: { next: number; start: number; step: number }): number {
  return (start + next * step) % statusListSize
}
