/** What the administrators' queues parse from the URL's search parameters. */
import {
  claimFilters,
  reportFilters,
  skillFilters,
  caseFilters,
} from '#contract/administration/list-filters.ts'
import { parseChoice, parseText } from '#web/lib/search-params.ts'
import type {
  AdminClaimsSearch,
  AdminMessagesSearch,
  AdminReviewsSearch,
  AdminSkillsSearch,
  AdminVerificationSearch,
} from '#web/lib/paths.ts'

type Values = Record<string, unknown>

export const parseAdminVerificationSearch = (values: Values): AdminVerificationSearch => {
  const state = parseChoice(caseFilters, values['state'])
  return { state: state === 'pending' ? undefined : state, search: parseText(values['search']) }
}

export const parseAdminClaimsSearch = (values: Values): AdminClaimsSearch => {
  const state = parseChoice(claimFilters, values['state'])
  return { state: state === 'waiting' ? undefined : state }
}

export const parseAdminReviewsSearch = (values: Values): AdminReviewsSearch => {
  const state = parseChoice(reportFilters, values['state'])
  return { state: state === 'open' ? undefined : state }
}

export const parseAdminMessagesSearch = (values: Values): AdminMessagesSearch => {
  const state = parseChoice(reportFilters, values['state'])
  return { state: state === 'open' ? undefined : state }
}

export const parseAdminSkillsSearch = (values: Values): AdminSkillsSearch => {
  const state = parseChoice(skillFilters, values['state'])
  return { state: state === 'waiting' ? undefined : state }
}
