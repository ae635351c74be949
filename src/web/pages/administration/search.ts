/** What the screens of the administrators' area parse from the URL's search parameters. */
import { jobStates, organizationStates, personStates } from '#contract/administration/list-filters.ts'
import { perkStates } from '#domain/rewards/perks.ts'
import { auditObjects, auditOutcomes, isAuditAction } from '#domain/audit/audit.ts'
import { isLocalDate } from '#domain/time/time.ts'
import { parseChoice, parseText } from '#web/lib/search-params.ts'
import type {
  AdminAuditSearch,
  AdminJobsSearch,
  AdminOrganizationsSearch,
  AdminPeopleSearch,
  AdminPerksSearch,
} from '#web/lib/paths.ts'

type Values = Record<string, unknown>

export const parseAdminPeopleSearch = (values: Values): AdminPeopleSearch => ({
  q: parseText(values['q']),
  state: parseChoice(personStates, values['state']),
})

export const parseAdminOrganizationsSearch = (values: Values): AdminOrganizationsSearch => ({
  q: parseText(values['q']),
  state: parseChoice(organizationStates, values['state']),
})

export const parseAdminPerksSearch = (values: Values): AdminPerksSearch => ({
  state: parseChoice(perkStates, values['state']),
})

export const parseAdminJobsSearch = (values: Values): AdminJobsSearch => ({
  state: parseChoice(jobStates, values['state']),
  kind: parseText(values['kind']),
})

const readDay = (value: unknown) => {
  const text = parseText(value)
  return text !== undefined && isLocalDate(text) ? text : undefined
}

export const parseAdminAuditSearch = (values: Values): AdminAuditSearch => {
  const action = parseText(values['action'])
  return {
    action: action !== undefined && isAuditAction(action) ? action : undefined,
    actor: parseText(values['actor']),
    objectType: parseChoice(auditObjects, values['objectType']),
    objectId: parseText(values['objectId']),
    outcome: parseChoice(auditOutcomes, values['outcome']),
    from: readDay(values['from']),
    to: readDay(values['to']),
  }
}
