/** What the administrators' queues read from the parameters of their address. */
import { shownClaims, shownReports, shownSkills, shownCases } from '#contract/admin-lists.ts'
import { readChoice, readText } from './lib/search-params.ts'
import type {
  AdminClaimsSearch,
  AdminMessagesSearch,
  AdminReviewsSearch,
  AdminSkillsSearch,
  AdminVerificationSearch,
} from './paths.ts'

type Values = Record<string, unknown>

export const readAdminVerification = (values: Values): AdminVerificationSearch => {
  const state = readChoice(shownCases, values['state'])
  return { state: state === 'pending' ? undefined : state, search: readText(values['search']) }
}

export const readAdminClaims = (values: Values): AdminClaimsSearch => {
  const state = readChoice(shownClaims, values['state'])
  return { state: state === 'waiting' ? undefined : state }
}

export const readAdminReviews = (values: Values): AdminReviewsSearch => {
  const state = readChoice(shownReports, values['state'])
  return { state: state === 'open' ? undefined : state }
}

export const readAdminMessages = (values: Values): AdminMessagesSearch => {
  const state = readChoice(shownReports, values['state'])
  return { state: state === 'open' ? undefined : state }
}

export const readAdminSkills = (values: Values): AdminSkillsSearch => {
  const state = readChoice(shownSkills, values['state'])
  return { state: state === 'waiting' ? undefined : state }
}
