/** Event handlers for suspensions of people and organizations, and their emails. */
import type { Db } from '#server/db/db.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { filterAttended } from '#server/features/accounts/attended-queries.ts'
import { withdrawPending } from '#server/features/applications/work/completion.ts'
import { listMemberIds } from '#server/email/templates/moderation-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { decideOpenReports, type Suspended } from '#server/features/moderation/account-case-queries.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { notifyOpenApplicants, publishOfProjects } from './open-applicants.ts'
import { broadcastLiveSignal } from '#server/live/publish.ts'

/** Emails the person about the change to their account, unless a granted appeal does. */
export async function emailPerson(
  db: Db,
  event: EventOf<'account.suspended' | 'account.reinstated'>,
): Promise<void> {
  const { id: eventId, type, subjectId } = event
  if (event.type === 'account.reinstated' && event.isAppeal) return
  const template = type === 'account.suspended' ? 'moderation.suspended' : 'moderation.reinstated'
  await enqueueEmails(db, template, [{ data: { eventId, userId: subjectId } }])
}

/** Emails all members of the organization, unless a granted appeal does. */
export async function emailAllMembers(
  db: Db,
  event: EventOf<'organization.suspended' | 'organization.reinstated'>,
): Promise<void> {
  const { id: eventId, type, subjectId } = event
  if (event.type === 'organization.reinstated' && event.isAppeal) return
  const isSuspended = type === 'organization.suspended'
  const userIds = await listMemberIds(db, subjectId)
  await enqueueEmails(
    db,
    isSuspended ? 'moderation.organizationSuspended' : 'moderation.organizationReinstated',
    userIds.map((userId) => ({ data: { eventId, userId, organizationId: subjectId } })),
  )
}

export async function publishSuspended(
  db: Db,
  { subjectId }: EventOf<'organization.suspended'>,
  publish: Publish,
): Promise<void> {
  await publishOfProjects(db, { type: 'project.suspended', organizationIds: [subjectId] }, publish)
}

/** Not while its last member is leaving: then it is active again once someone can act for it. */
export async function publishReinstated(
  db: Db,
  { subjectId }: EventOf<'organization.reinstated'>,
  publish: Publish,
): Promise<void> {
  const organizationIds = await filterAttended(db, [subjectId])
  // A project that is still held is not back.
  const visibilities = ['published'] as const
  await publishOfProjects(db, { type: 'project.attended', organizationIds, visibilities }, publish)
}

/** Notifies each applicant and volunteer at work, whose project they may not see meanwhile. */
export async function notifySuspended(
  db: Db,
  { id: eventId, subjectId: projectId }: EventOf<'project.suspended'>,
): Promise<void> {
  await notifyOpenApplicants(db, { projectId, kind: 'application.organization_suspended', eventId })
}

/** The most projects in one signal: what PostgreSQL announces has at most 8,000 bytes. */
const maxProjectsPerSignal = 100

/** Updates everyone's open pages that show the organization or its projects, even if it has none. */
export async function signalSuspension(
  db: Db,
  { subjectId: organizationId, projectIds }: EventOf<'organization.suspended' | 'organization.reinstated'>,
): Promise<void> {
  let at = 0
  do {
    const data = { organizationId, projectIds: projectIds.slice(at, at + maxProjectsPerSignal) }
    await broadcastLiveSignal(db, { kind: 'organizationVisibility', data })
    at += maxProjectsPerSignal
  } while (at < projectIds.length)
}

/** Withdraws the pending applications of a suspended person, which no one could accept. */
export async function withdrawApplications(
  db: Db,
  { subjectId: volunteerId, at }: EventOf<'account.suspended'>,
  publish: Publish,
): Promise<void> {
  await withdrawPending(db, { volunteerId, at }, publish)
}

type ReportsDecided = EventOf<'account.reports_decided' | 'organization.reports_decided'>

const aboutOf = ({ type, subjectId }: ReportsDecided): Record<string, string> =>
  type === 'account.reports_decided' ? { memberId: subjectId } : { organizationId: subjectId }

/** Notifies the person who was warned. A suspension has its own email. */
export async function notifyReported(db: Db, event: ReportsDecided): Promise<void> {
  if (event.data.verdict !== 'warn') return
  const { id: eventId, type, subjectId } = event
  const isPerson = type === 'account.reports_decided'
  await notifyPeople(db, isPerson ? [subjectId] : await listMemberIds(db, subjectId), {
    kind: isPerson ? 'account.warned' : 'organization.warned',
    eventId,
    actorId: null,
    data: aboutOf(event),
  })
}

/** Notifies the people whose reports were decided. */
export async function notifyAccountReporters(db: Db, event: ReportsDecided): Promise<void> {
  const { id: eventId, type, reporterIds, data } = event
  const subject = type === 'account.reports_decided' ? 'account' : 'organization'
  const outcome = data.verdict === 'dismiss' ? 'report_dismissed' : 'report_upheld'
  await notifyPeople(db, reporterIds, {
    kind: `${subject}.${outcome}`,
    eventId,
    actorId: null,
    data: aboutOf(event),
  })
}

/** A suspension answers the open reports about the account, wherever it was decided. */
export async function decideReportsOfSuspended(
  db: Db,
  { type, subjectId, actorId }: EventOf<'account.suspended' | 'organization.suspended'>,
  publish: Publish,
): Promise<void> {
  const suspended: Suspended =
    type === 'account.suspended' ? { userId: subjectId } : { organizationId: subjectId }
  const reporterIds = await decideOpenReports(db, suspended, actorId)
  if (reporterIds.length === 0) return
  const about = { actorId, subjectId, data: { verdict: 'suspend' } as const, reporterIds }
  await publish(
    db,
    type === 'account.suspended'
      ? { type: 'account.reports_decided', ...about }
      : { type: 'organization.reports_decided', ...about },
  )
}
