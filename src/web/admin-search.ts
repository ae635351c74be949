/** What the screens of the administrators' area read from the parameters of their address. */
import { jobStates, organizationStates, personStates } from '#contract/admin-lists.ts'
import { perkStates } from '#domain/perks.ts'
import { auditObjects, auditOutcomes, isAuditAction } from '#domain/audit.ts'
import { isLocalDate } from '#domain/time.ts'
import { readChoice, readText } from './lib/search-params.ts'
import type {
  AdminAuditSearch,
  AdminJobsSearch,
  AdminOrganizationsSearch,
  AdminPeopleSearch,
  AdminPerksSearch,
} from './paths.ts'

type Values = Record<string, unknown>

export const readAdminPeople = (values: Values): AdminPeopleSearch => ({
  q: readText(values['q']),
  state: readChoice(personStates, values['state']),
})

export const readAdminOrganizations = (values: Values): AdminOrganizationsSearch => ({
  q: readText(values['q']),
  state: readChoice(organizationStates, values['state']),
})

export const readAdminPerks = (values: Values): AdminPerksSearch => ({
  state: readChoice(perkStates, values['state']),
})

export const readAdminJobs = (values: Values): AdminJobsSearch => ({
  state: readChoice(jobStates, values['state']),
  kind: readText(values['kind']),
})

const readDay = (value: unknown) => {
  const text = readText(value)
  return text !== undefined && isLocalDate(text) ? text : undefined
}

export const readAdminAudit = (values: Values): AdminAuditSearch => {
  const action = readText(values['action'])
  return {
    action: action !== undefined && isAuditAction(action) ? action : undefined,
    actor: readText(values['actor']),
    objectType: readChoice(auditObjects, values['objectType']),
    objectId: readText(values['objectId']),
    outcome: readChoice(auditOutcomes, values['outcome']),
    from: readDay(values['from']),
    to: readDay(values['to']),
  }
}
