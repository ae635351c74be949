/** What the administrators' queues read from the parameters of their address. */
import { shownClaims } from '#contract/admin-claims.ts'
import { shownCases } from '#contract/admin-verification.ts'
import { readChoice, readText } from './lib/search-params.ts'
import type { AdminClaimsSearch, AdminVerificationSearch } from './paths.ts'

type Values = Record<string, unknown>

export const readAdminVerification = (values: Values): AdminVerificationSearch => {
  const state = readChoice(shownCases, values['state'])
  return { state: state === 'pending' ? undefined : state, search: readText(values['search']) }
}

export const readAdminClaims = (values: Values): AdminClaimsSearch => {
  const state = readChoice(shownClaims, values['state'])
  return { state: state === 'waiting' ? undefined : state }
}
