/** Who is notified of a change of an application, its hours or its reviews. */
import type { WorkNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { TemplateName } from '#server/email/templates.ts'
import type { EventOf, EventType, Publish } from '#server/events/event.ts'
import { closePendingOfBlocked } from '#server/features/applications/work/separation.ts'
import {
  notifyApplicant,
  notifyMembers,
  type NewNotification,
} from '#server/features/notifications/queries.ts'
import { signalApplication, signalWaitingHours } from '#server/live/application-signals.ts'
import { broadcastLiveSignal } from '#server/live/publish.ts'

/** An event that notifies one side of an application. */
type ApplicationEvent = EventOf<Extract<EventType, WorkNotificationKind>>

/** One of them whose email has the same name. */
type EmailedEvent = Extract<ApplicationEvent, { type: TemplateName }>

/** Notifies every member of the project's organization except the one who acted. */
export async function notifyOrganization(db: Db, event: ApplicationEvent): Promise<void> {
  await notifyMembers(db, event.data.projectId, toNotification(event))
}

/** Notifies the volunteer of the application. */
export async function notifyVolunteer(db: Db, event: ApplicationEvent): Promise<void> {
  await notifyApplicant(db, event.subjectId, toNotification(event))
}

/** The same, with an email to those who want one about its topic. */
export async function notifyAndEmailOrganization(db: Db, event: EmailedEvent): Promise<void> {
  await enqueueWorkEmails(db, event, await notifyMembers(db, event.data.projectId, toNotification(event)))
}

/** Notifies the volunteer of the application, with an email if they want one about its topic. */
export async function notifyAndEmailVolunteer(db: Db, event: EmailedEvent): Promise<void> {
  await enqueueWorkEmails(db, event, await notifyApplicant(db, event.subjectId, toNotification(event)))
}

/** Notifies and emails the volunteer, unless they accepted an invite themselves. */
export async function notifyAccepted(db: Db, event: EventOf<'application.accepted'>): Promise<void> {
  if (!event.data.isInvited) await notifyAndEmailVolunteer(db, event)
}

export async function notifyOtherSide(db: Db, event: EventOf<'application.withdrawn'>): Promise<void> {
  await (event.data.endedBy === 'volunteer'
    ? notifyAndEmailOrganization(db, event)
    : notifyAndEmailVolunteer(db, event))
}

/** Notifies and emails once until all hours are decided: a volunteer may log many days in a row. */
export async function notifyWaitingHours(db: Db, event: EventOf<'hours.logged'>): Promise<void> {
  if (event.data.beginsToWait) await notifyAndEmailOrganization(db, event)
}

/** Closes what waits between two sides that a block has separated. */
export async function closeOfBlocked(
  db: Db,
  { data: { volunteerId, organizationId, side }, actorId, at }: EventOf<'contact.blocked'>,
  publish: Publish,
): Promise<void> {
  await closePendingOfBlocked(db, { volunteerId, organizationId, side, actorId, at }, publish)
}

/** Updates the open pages of the organization's members, so that no one decides what a colleague has decided. */
export async function signalMembers(
  db: Db,
  { subjectId: applicationId, actorId }: ApplicationEvent,
): Promise<void> {
  await signalApplication(db, actorId, applicationId)
}

/** Updates the same pages after hours were logged, removed or decided. */
export async function signalHours(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await signalWaitingHours(db, subjectId)
}

/** Updates everyone's open pages of the project, because its queue may have paused or reopened. */
export async function signalQueue(db: Db, { data: { projectId } }: ApplicationEvent): Promise<void> {
  await broadcastLiveSignal(db, { kind: 'queue', data: { projectId } })
}

/** Notifies both sides that hours were confirmed without an answer. */
export async function notifyAutomaticConfirmation(
  db: Db,
  event: EventOf<'hours.confirmed_automatically'>,
): Promise<void> {
  await notifyVolunteer(db, event)
  await notifyMembers(db, event.data.projectId, { ...toNotification(event), kind: 'hours.unanswered' })
}

async function enqueueWorkEmails(
  db: Db,
  { id: eventId, type }: EmailedEvent,
  userIds: readonly string[],
): Promise<void> {
  await enqueueEmails(
    db,
    type,
    userIds.map((userId) => ({ data: { eventId, userId }, uniqueKey: `mail:${eventId}:${userId}` })),
  )
}

function toNotification(event: ApplicationEvent): NewNotification {
  const { projectId, because } = event.data
  return {
    kind: event.type,
    eventId: event.id,
    actorId: event.actorId,
    data: { applicationId: event.subjectId, projectId, ...(because && { because }) },
  }
}
