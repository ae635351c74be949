import type { FastifyInstance } from 'fastify'
import {
  reportApplication,
  reportInvite,
  reportOrganization,
  reportPerson,
} from '#contract/moderation/account-reports.ts'
import { exportModeratedOrganizations, exportPeople } from '#contract/moderation/list-exports.ts'
import type { PersonRow } from '#contract/moderation/person-row.ts'
import * as contract from '#contract/moderation/moderation.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { arrangeRoles } from '#domain/accounts/staff.ts'
import { describeDevice } from '#domain/accounts/devices.ts'
import { findHelpRefusal } from '#domain/accounts/help.ts'
import { findSuspensionRefusal } from '#domain/moderation/moderation.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { hasConflictOfInterest } from '#server/cases/conflict-queries.ts'
import { answerDone } from '#server/http/done.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { findLatestExport, findShownState } from '#server/queries/accounts/latest-export.ts'
import { route } from '#server/http/route.ts'
import { listSessionsOf } from '#server/http/session.ts'
import { countAdministrators } from '#server/queries/accounts/staff.ts'
import { decodePosition, encodePosition } from './person-cursor.ts'
import {
  reportAnApplication,
  reportAnInvite,
  reportAnOrganization,
  reportAPerson,
} from './account-reports.ts'
import { listAgreements } from './agreement-queries.ts'
import { findImpactHistory } from './impact-queries.ts'
import { exportAllOrganizations, exportAllPeople } from './list-export.ts'
import * as organizationQueries from './organization-queries.ts'
import * as organizationCases from './organization-cases.ts'
import * as people from './person-queries.ts'
import * as personService from './person-service.ts'

export function moderationRoutes(app: FastifyInstance): void {
  route(app, reportPerson, (ctx, { params, body }) => reportAPerson(ctx, params.id, body))
  route(app, reportOrganization, (ctx, { params, body }) => reportAnOrganization(ctx, params.id, body))
  route(app, reportInvite, (ctx, { params, body }) => reportAnInvite(ctx, params.id, body))
  route(app, reportApplication, (ctx, { params, body }) => reportAnApplication(ctx, params.id, body))
  route(app, contract.listPeople, async (ctx, { query: { cursor, order, ...filter } }) => {
    const after = decodePosition(cursor, order)
    const rows = await people.listPeople(ctx.db, filter, { order, after, now: ctx.now() })
    return pageOf(rows, {
      isFirst: !after,
      keyOf: (row) => encodePosition(row, order),
      present: ({ key: _, ...row }) => presentPerson(row),
      count: () => people.countPeople(ctx.db, filter),
    })
  })
  route(app, exportPeople, (ctx, { body }) => exportAllPeople(ctx, body))
  route(app, exportModeratedOrganizations, (ctx, { body }) => exportAllOrganizations(ctx, body))
  route(app, contract.getPerson, (ctx, { params }) => presentPersonCase(ctx, params.id))
  route(app, contract.suspendPerson, async (ctx, { params, body }) => {
    await personService.suspend(ctx, params.id, body.reason)
    return answerDone(ctx)
  })
  route(app, contract.reinstatePerson, async (ctx, { params }) => {
    await personService.reinstate(ctx, params.id)
    return answerDone(ctx)
  })
  route(app, contract.endPersonSessions, async (ctx, { params }) => {
    await personService.endAllSessions(ctx, params.id)
    return answerDone(ctx)
  })
  route(app, contract.listModeratedOrganizations, async (ctx, { query: { cursor, ...query } }) => {
    const after = decodeCursor(cursor)
    const filter = { ...query, now: ctx.now() }
    return pageOf(await organizationQueries.listOrganizations(ctx.db, filter, { after }), {
      isFirst: !after,
      keyOf: (row) => row,
      present: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
      count: () => organizationQueries.countOrganizations(ctx.db, filter),
    })
  })
  route(app, contract.getModeratedOrganization, (ctx, { params }) => requireOrganization(ctx, params.id))
  route(app, contract.suspendOrganization, async (ctx, { params, body }) => {
    await organizationCases.suspend(ctx, params.id, body.reason)
    return answerDone(ctx)
  })
  route(app, contract.reinstateOrganization, async (ctx, { params }) => {
    await organizationCases.reinstate(ctx, params.id)
    return answerDone(ctx)
  })
}

type FoundPerson = Omit<Awaited<ReturnType<typeof people.listPeople>>[number], 'key'>

function presentPerson({
  firstName,
  lastName,
  createdAt,
  deletionDueAt,
  staffRoles,
  emailBouncedAt,
  ...row
}: FoundPerson): PersonRow {
  return {
    ...row,
    name: formatFullName({ firstName, lastName }),
    staffRoles: arrangeRoles(staffRoles),
    createdAt: createdAt.toISOString(),
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
    emailBouncedAt: emailBouncedAt?.toISOString() ?? null,
  }
}

const presentSuspension = (found: { reason: string; by: string | null; at: Date } | null) =>
  found && { ...found, at: found.at.toISOString() }

/** A person with their private details. Each read is recorded. */
async function presentPersonCase(ctx: Context, id: string): Promise<contract.PersonCase> {
  const { db } = ctx
  const found = await people.findPerson(db, id, ctx.now())
  if (!found) throw new Problem('person_not_found')
  const { suspension, deletion, heldRoles, hasVolunteerProfile, hasSecondFactor, pendingEmail, ...row } =
    found
  const isAdmin = row.staffRoles.includes('administrator')
  const sessions = await listSessionsOf(db, id, ctx.now())
  await auditRead(ctx, { action: 'user.read', objectType: 'user', objectId: id })
  return {
    ...presentPerson(row),
    heldRoles,
    hasVolunteerProfile,
    hasSecondFactor,
    needsSecondFactor: !hasSecondFactor && needsSecondFactor(ctx.config),
    pendingEmail,
    memberships: await people.listMemberships(db, id),
    sessions: sessions.map(({ id: sessionId, userAgent, ipPrefix, createdAt, lastSeenAt }) => ({
      id: sessionId,
      ...describeDevice(userAgent),
      network: ipPrefix,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    applications: await people.countApplications(db, id),
    suspension: presentSuspension(suspension),
    deletion: deletion && {
      ...deletion,
      requestedAt: deletion.requestedAt.toISOString(),
      dueAt: deletion.dueAt.toISOString(),
      completedAt: deletion.completedAt?.toISOString() ?? null,
    },
    agreements: row.isFormer ? [] : await listAgreements(db, id),
    latestExport: await presentExport(ctx, id),
    refusal: findSuspensionRefusal(ctx.actor.id, { ...row, isAdmin }, await countAdministrators(db)),
    helpRefusal: findHelpRefusal(ctx.actor.id, {
      ...row,
      isStaff: row.staffRoles.length > 0,
      isLeaving: deletion !== null,
    }),
  }
}

/** Whether a copy of their data that an administrator requested is ready. Only they can download it. */
async function presentExport(ctx: Context, id: string): Promise<contract.PersonCase['latestExport']> {
  const found = await findLatestExport(ctx.db, id, { isByAdministrator: true })
  return (
    found && {
      state: await findShownState(ctx, found),
      requestedAt: found.requestedAt.toISOString(),
      expiresAt: found.expiresAt?.toISOString() ?? null,
    }
  )
}

async function requireOrganization(ctx: Context, id: string): Promise<contract.OrganizationCase> {
  const { db } = ctx
  const found = await organizationQueries.findOrganization(db, id)
  if (!found) throw new Problem('organization_not_found')
  const { state, suspension, ...row } = found
  const members = await organizationQueries.listMembers(db, id)
  const { pending, accepted, ...projects } = await organizationQueries.countWork(db, id)
  await auditRead(ctx, { action: 'organization.read', objectType: 'organization', objectId: id })
  // An import or an operator may have set the verified mark without a request.
  const shown = state ?? (row.isVerified ? 'verified' : 'none')
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    verification: { state: shown, hasCase: state !== null },
    people: members.map(({ firstName, lastName, ...member }) => ({
      ...member,
      name: formatFullName({ firstName, lastName }),
    })),
    projects,
    applications: { pending, accepted },
    impact: await findImpactHistory(db, id),
    suspension: presentSuspension(suspension),
    isOwnCase: await hasConflictOfInterest(ctx, id),
  }
}

function auditRead(
  { db, actor, origin }: Context,
  read:
    | { action: 'user.read'; objectType: 'user'; objectId: string }
    | { action: 'organization.read'; objectType: 'organization'; objectId: string },
): Promise<void> {
  return recordAudit(db, { actorId: actor.id, origin, ...read })
}
