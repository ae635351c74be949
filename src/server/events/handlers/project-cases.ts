/** What follows from reports about projects and from the decisions of administrators about them. */
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listMemberIds } from '#server/email/templates/application-queries.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { closeRemovedApplications } from '#server/features/applications/work/completion.ts'
import {
  hideSuspendedProject,
  keepHiddenAfterSuspension,
} from '#server/features/moderation/organization-queries.ts'
import { closeNotifications } from '#server/features/notifications/closing-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { broadcastLiveSignal } from '#server/live/publish.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { storeFindings } from '#server/features/projects/cases/findings.ts'
import { notifyReporters } from './reporters.ts'

type Decision = 'project.report_dismissed' | 'project.removed' | 'project.restored'

/** Checks the project as it is now against the safeguards. */
export async function storeProjectFindings(
  db: Db,
  { subjectId, holdsForReview }: EventOf<'project.published' | 'project.edited' | 'project.imported_again'>,
): Promise<void> {
  const change = await storeFindings(db, subjectId, { holdsForReview })
  if (change === 'shown') await hideSuspendedProject(db, subjectId)
  if (change === 'held') await keepHiddenAfterSuspension(db, subjectId)
}

/** Notifies and emails the people who reported the project about the decision. */
export async function notifyProjectReporters(db: Db, event: EventOf<Decision>): Promise<void> {
  const { type, subjectId: projectId, data } = event
  const { organizationId } = data
  // A suspension still hides it.
  if (type === 'project.restored' && (await isOrganizationSuspended(db, organizationId))) return
  await notifyReporters(db, event, {
    data: { organizationId, projectId },
    toEmail: (to) => ({ ...to, projectId }),
  })
}

/**
 * Notifies and emails the members of the project's organization. The event does not name the administrator. A granted
 * appeal says itself that the project is restored.
 */
export async function notifyProjectMembers(
  db: Db,
  event: EventOf<'project.removed' | 'project.restored'>,
): Promise<void> {
  if (event.type === 'project.restored' && event.isAppeal) return
  await notifyMembersOf(db, event, event.type === 'project.removed' ? 'removed' : 'restored')
}

/** Updates everyone's open pages that show the project: others can no longer see it, or can see it again. */
export async function signalVisibility(
  db: Db,
  { subjectId: projectId }: EventOf<Decision | 'project.held'>,
): Promise<void> {
  await broadcastLiveSignal(db, { kind: 'visibility', data: { projectId } })
}

/** Reinstating its organization does not show a held project. */
export async function keepHeldHidden(db: Db, { subjectId }: EventOf<'project.held'>): Promise<void> {
  await keepHiddenAfterSuspension(db, subjectId)
}

/** Notifies the members that the project is hidden until the decision, and emails them the reason. */
export async function notifyHeld(db: Db, event: EventOf<'project.held'>): Promise<void> {
  const { id: eventId, subjectId: projectId, data, note } = event
  const { organizationId } = data
  const userIds = await listMemberIds(db, projectId, null)
  await notifyPeople(db, userIds, {
    kind: 'project.held',
    eventId,
    actorId: null,
    data: { organizationId, projectId },
  })
  await enqueueEmails(
    db,
    'project_case.held',
    userIds.map((userId) => ({ data: { eventId, userId, projectId, note } })),
  )
}

/** An administrator decided or the project ended, so it no longer waits for that. */
export async function closeHeldNotification(
  db: Db,
  { subjectId: projectId }: EventOf<Decision | 'project.canceled' | 'project.completed'>,
): Promise<void> {
  await closeNotifications(db, { projectId }, ['project.held'])
}

async function notifyMembersOf(db: Db, event: EventOf<Decision>, what: 'removed' | 'restored' | 'shown') {
  const { id: eventId, subjectId: projectId, data } = event
  // The others quote what is stored with the reports, which a restored project keeps as they were.
  const note = event.type === 'project.restored' ? event.note : null
  const { organizationId } = data
  // A suspension still hides it: reinstating the organization notifies them.
  if (what !== 'removed' && (await isOrganizationSuspended(db, organizationId))) return
  const userIds = await listMemberIds(db, projectId, null)
  await notifyPeople(db, userIds, {
    kind: `project.${what}`,
    eventId,
    actorId: null,
    data: { organizationId, projectId },
  })
  await enqueueEmails(
    db,
    `project_case.${what}`,
    userIds.map((userId) => ({ data: { eventId, userId, projectId, note } })),
  )
}

/** Declines the pending applications of a removed project and ends accepted work. */
export async function closeApplicationsOfRemoved(
  db: Db,
  event: EventOf<'project.removed'>,
  publish: Publish,
): Promise<void> {
  await closeRemovedApplications(db, event, publish)
}

/** A project of a suspended organization stays hidden until the organization is reinstated. */
export async function hideIfSuspended(
  db: Db,
  { subjectId }: EventOf<'project.restored' | 'project.report_dismissed'>,
): Promise<void> {
  await hideSuspendedProject(db, subjectId)
}

/** Notifies the members if the dismissed case had hidden their project and no granted appeal says so. */
export async function notifyIfShown(db: Db, event: EventOf<'project.report_dismissed'>): Promise<void> {
  if (event.wasHeld && !event.isAppeal) await notifyMembersOf(db, event, 'shown')
}
