/** Event handlers for agreed scopes: the first version, requests to change them, and their notifications. */
import type { Db } from '#server/db/db.ts'
import type { EventOf, Publish } from '#server/events/event.ts'
import { saveClosed } from '#server/features/applications/scopes/scope-queries.ts'
import { requestChanges, storeFirstVersion } from '#server/features/applications/scopes/scope-requests.ts'
import { closeNotifications } from '#server/features/notifications/closing-queries.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { listApplicantIds } from '#server/email/templates/application-queries.ts'
import { findScopeEmailDelay } from '#server/email/templates/scope-queries.ts'
import { sendLiveEvent } from '#server/live/publish.ts'

/** Every way to be accepted publishes this event, so everyone accepted has a first version. */
export async function storeAgreedScope(db: Db, event: EventOf<'application.accepted'>): Promise<void> {
  const { subjectId: applicationId, data } = event
  await storeFirstVersion(db, { applicationId, projectId: data.projectId })
}

/** Asks the accepted volunteers for what changed. */
export async function requestScopeChanges(
  db: Db,
  { subjectId: projectId, actorId, before, after, at }: EventOf<'project.scope_changed'>,
  publish: Publish,
): Promise<void> {
  await requestChanges(db, { projectId, actorId, before, after, at }, publish)
}

/** Notifies the volunteer who is asked, unless they made the edit themselves. */
export async function notifyScopeRequest(db: Db, event: EventOf<'application.scope_changed'>): Promise<void> {
  const { id: eventId, actorId, subjectId: applicationId, data } = event
  const volunteers = await listApplicantIds(db, applicationId)
  const others = volunteers.filter((userId) => userId !== actorId)
  await notifyPeople(db, others, {
    kind: 'application.scope_changed',
    eventId,
    actorId,
    data: { applicationId, projectId: data.projectId },
    isEmailed: true,
    emailDelayMs: await findScopeEmailDelay(db, { eventId, applicationId }),
  })
}

/** There is nothing left to answer once the work has ended. */
export async function closeScopeChange(
  db: Db,
  { subjectId }: EventOf<'application.withdrawn' | 'application.completed'>,
): Promise<void> {
  await saveClosed(db, subjectId)
  await closeRequests(db, subjectId)
}

/** Clears the volunteer's notifications about requests that ask for nothing more, and updates their open pages. */
export async function clearRequests(
  db: Db,
  { subjectId }: EventOf<`application.${'scope_closed' | 'scope_accepted' | 'scope_declined'}`>,
): Promise<void> {
  await closeRequests(db, subjectId)
}

/** The page of the agreed work changes even if the notification was read before. */
async function closeRequests(db: Db, applicationId: string): Promise<void> {
  await closeNotifications(db, { applicationId }, ['application.scope_changed'])
  await sendLiveEvent(db, await listApplicantIds(db, applicationId), { kind: 'notifications', data: {} })
}
