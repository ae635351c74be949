/** Reported people and organizations, as administrators decide them (issue 22). */
import type { FastifyInstance } from 'fastify'
import {
  decideOrganizationCase,
  decidePersonCase,
  type AccountCase,
} from '#contract/moderation/account-reports.ts'
import {
  accountCaseState,
  listAccountCaseDecisions,
  type AccountCaseDecision,
} from '#domain/moderation/reports.ts'
import { mayDecideAbout } from '#domain/accounts/staff.ts'
import { reportedCases, type Decided } from '#server/cases/reported.ts'
import type { Context } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockAdministrators } from '#server/queries/accounts/staff.ts'
import {
  organizationReports,
  personReports,
  selectOrganizations,
  selectPeople,
  type AccountRow,
} from './account-case-queries.ts'
import * as organizationCases from './organization-cases.ts'
import { lockPerson } from './person-queries.ts'
import * as personService from './person-service.ts'

/** What both kinds share. */
const account = {
  stateOf: ({ openReports, isSuspended, lastDecision }: AccountRow) =>
    accountCaseState({ openReports, isSuspended, lastDecision }),
  listDecisions: listAccountCaseDecisions,
  needsNote: () => true,
  mayDecide: ({ actor }: Context, row: AccountRow) => mayDecideAbout(actor, row),
  present: (
    { name, createdAt, suspensionReason, ...row }: AccountRow,
    { actor }: Context,
  ): Pick<AccountCase, 'account' | 'needsAdministrator'> => {
    const { published, pending, accepted, completed } = row
    const counts = { published, pending, accepted, completed }
    return {
      account: { name, createdAt: createdAt.toISOString(), suspensionReason, ...counts },
      needsAdministrator: !mayDecideAbout(actor, row),
    }
  },
}

type Suspending = {
  suspend: (ctx: Context, id: string, reason: string) => Promise<void>
  reinstate: (ctx: Context, id: string) => Promise<void>
}

/** Suspends or reinstates as everywhere else; the other decisions only notify. */
const saveBy =
  ({ suspend, reinstate }: Suspending) =>
  async (ctx: Context, { id }: AccountRow, { verdict, note }: Decided<AccountCaseDecision>) => {
    if (verdict === 'suspend') await suspend(ctx, id, note ?? '')
    if (verdict === 'restore') await reinstate(ctx, id)
  }

export const personCases = reportedCases({
  ...account,
  objectType: 'user',
  notFound: 'person_not_found',
  reports: personReports,
  select: selectPeople,
  // The administrators first, like the suspension, which never leaves none of them.
  async lock(db, { id }: AccountRow) {
    await lockAdministrators(db)
    await lockPerson(db, id)
  },
  partiesOf: ({ id }) => ({ people: [id] }),
  outcomes: {
    dismiss: { state: 'dismissed', action: 'user.report_dismiss' },
    warn: { state: 'warned', action: 'user.warn' },
    suspend: { state: 'suspended', action: 'user.report_uphold' },
    restore: { state: 'restored', action: 'user.report_restore' },
  },
  save: saveBy(personService),
  eventOf: ({ id }, { verdict, reporterIds }) => ({
    type: 'account.reports_decided',
    subjectId: id,
    data: { verdict },
    reporterIds,
  }),
  auditRead: (ids) => ({ action: 'user.read', after: { people: ids } }),
})

export const organizationReportCases = reportedCases({
  ...account,
  objectType: 'organization',
  notFound: 'organization_not_found',
  reports: organizationReports,
  select: selectOrganizations,
  lock: (db, { id }: AccountRow) => lockOrganization(db, id),
  partiesOf: ({ id }) => ({ organizationId: id }),
  outcomes: {
    dismiss: { state: 'dismissed', action: 'organization.report_dismiss' },
    warn: { state: 'warned', action: 'organization.warn' },
    suspend: { state: 'suspended', action: 'organization.report_uphold' },
    restore: { state: 'restored', action: 'organization.report_restore' },
  },
  save: saveBy(organizationCases),
  eventOf: ({ id }, { verdict, reporterIds }) => ({
    type: 'organization.reports_decided',
    subjectId: id,
    data: { verdict },
    reporterIds,
  }),
  auditRead: (ids) => ({ action: 'organization.read', after: { organizations: ids } }),
})

export function accountCaseRoutes(app: FastifyInstance): void {
  route(app, decidePersonCase, (ctx, { params, body }) => personCases.decide(ctx, { ...params, ...body }))
  route(app, decideOrganizationCase, (ctx, { params, body }) =>
    organizationReportCases.decide(ctx, { ...params, ...body }),
  )
}
