/** Credentials that travel: what one can be about, and what becomes of checking it (decision B11). */

export const credentialKinds = ['badge', 'work'] as const
/** A badge that was earned, or work that an organization signed off. */
export type CredentialKind = (typeof credentialKinds)[number]

export const credentialChecks = ['signature', 'issuer', 'status'] as const
/**
 * What a check asks. `signature`: is every word as it was signed? `issuer`: was it signed by a key of this site, as its
 * own? `status`: has it not been revoked?
 */
export type CredentialCheck = (typeof credentialChecks)[number]

export const credentialStates = ['valid', 'revoked', 'forged'] as const
export type CredentialState = (typeof credentialStates)[number]

/** What the results of all checks come to: what is not ours or was changed is worth nothing, revoked or not. */
export function evaluateCredential(passed: Readonly<Record<CredentialCheck, boolean>>): CredentialState {
  if (!passed.signature || !passed.issuer) return 'forged'
  return passed.status ? 'valid' : 'revoked'
}

/** Credentials that one status list tells of: the smallest that the standard allows, so that no single one stands out. */
export const statusListSize = 131_072

/**
 * The place in its list of the credential that comes as number `next`, from 0. Places are strewn over the list (`step` is
 * odd, so that none comes twice), for a place in order would tell when a credential was issued.
 */
export function statusIndex({ next, start, step }: { next: number; start: number; step: number }): number {
  return (start + next * step) % statusListSize
}
