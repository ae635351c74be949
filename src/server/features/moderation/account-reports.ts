/** Reporting people and organizations to the administrators. */
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type {
  reportApplication,
  reportInvite,
  reportOrganization,
  reportPerson,
} from '#contract/moderation/account-reports.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { findReportedApplication, findReportedInvite, insertReport } from './account-case-queries.ts'
import { lockPerson } from './person-queries.ts'

type Form = EndpointInput<typeof reportPerson>['body']
type Stored = EndpointResponse<typeof reportPerson>

/** Reports another person who can sign in. */
export function reportAPerson(ctx: Context, userId: string, form: Form): Promise<Stored> {
  return transact(ctx.db, async (db) => {
    const person = await lockPerson(db, userId)
    if (!person || person.isSuspended) throw new Problem('person_not_found')
    if (userId === ctx.actor.id) throw new Problem('own_report')
    return store({ ...ctx, db }, { userId }, form)
  })
}

/** Reports an organization that the caller does not belong to. */
export function reportAnOrganization(
  ctx: Context,
  organizationId: string,
  form: EndpointInput<typeof reportOrganization>['body'],
): Promise<Stored> {
  return transact(ctx.db, async (db) => {
    const organization = await lockOrganization(db, organizationId)
    if (!organization || (await isOrganizationSuspended(db, organizationId)))
      throw new Problem('organization_not_found')
    if (isMemberOf(ctx.actor, organizationId)) throw new Problem('own_report')
    return store({ ...ctx, db }, { organizationId }, form)
  })
}

/** Reports an invite that the caller received: its organization, with the message. */
export async function reportAnInvite(
  ctx: Context,
  inviteId: string,
  form: EndpointInput<typeof reportInvite>['body'],
): Promise<Stored> {
  return transact(ctx.db, async (db) => {
    const invite = await findReportedInvite(db, inviteId)
    if (!invite) throw new Problem('invite_not_found')
    const { volunteerId, organizationId, content } = invite
    if (volunteerId !== ctx.actor.id) {
      throw new Problem(isMemberOf(ctx.actor, organizationId) ? 'invite_not_yours' : 'invite_not_found')
    }
    if (isMemberOf(ctx.actor, organizationId)) throw new Problem('own_report')
    const organization = await lockOrganization(db, organizationId)
    if (!organization || (await isOrganizationSuspended(db, organizationId)))
      throw new Problem('organization_not_found')
    return store({ ...ctx, db }, { organizationId, inviteId, inviteContent: content }, form)
  })
}

/** Reports the volunteer of an application that an organization of the caller's received, with what it says. */
export async function reportAnApplication(
  ctx: Context,
  applicationId: string,
  form: EndpointInput<typeof reportApplication>['body'],
): Promise<Stored> {
  return transact(ctx.db, async (db) => {
    const application = await findReportedApplication(db, applicationId)
    if (!application || !isMemberOf(ctx.actor, application.organizationId))
      throw new Problem('application_not_found')
    const { volunteerId: userId, content } = application
    if (userId === ctx.actor.id) throw new Problem('own_report')
    const person = await lockPerson(db, userId)
    if (!person || person.isSuspended) throw new Problem('person_not_found')
    return store({ ...ctx, db }, { userId, applicationId, applicationContent: content || null }, form)
  })
}

type Subject =
  | { userId: string; applicationId?: string; applicationContent?: string | null }
  | { organizationId: string; inviteId?: string; inviteContent?: string }

async function store(
  { db, actor, now }: Context & { db: Db },
  subject: Subject,
  { reason, explanation }: Form,
): Promise<Stored> {
  const createdAt = now()
  const stored = await insertReport(db, { ...subject, reporterId: actor.id, reason, explanation, createdAt })
  if (!stored) throw new Problem('account_reported')
  const { id } = stored
  const about = { actorId: actor.id, data: { reportId: id, reason } }
  await publish(
    db,
    'userId' in subject
      ? { type: 'account.reported', subjectId: subject.userId, ...about }
      : { type: 'organization.reported', subjectId: subject.organizationId, ...about },
  )
  return { id, reason, explanation, createdAt: createdAt.toISOString() }
}
