/** Who is notified of a change of an application, its hours or its reviews. */
import type { WorkNotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueApplicantEmail, enqueueApplicationEmails } from '#server/email/send.ts'
import type { EventOf, EventType } from '#server/events/event.ts'
import {
  notifyApplicant,
  notifyMembers,
  type NewNotification,
} from '#server/features/notifications/queries.ts'

/** An event that notifies one side of an application. */
type ApplicationEvent = EventOf<Extract<EventType, WorkNotificationKind>>

/** Notifies every member of the project's organization except the one who acted. */
export async function notifyOrganization(db: Db, event: ApplicationEvent): Promise<void> {
  await notifyMembers(db, event.data.projectId, toNotification(event))
}

/** Notifies the volunteer of the application. */
export async function notifyVolunteer(db: Db, event: ApplicationEvent): Promise<void> {
  await notifyApplicant(db, event.subjectId, toNotification(event))
}

export async function notifyOtherSide(db: Db, event: EventOf<'application.withdrawn'>): Promise<void> {
  await (event.data.endedBy === 'volunteer' ? notifyOrganization(db, event) : notifyVolunteer(db, event))
}

export async function emailOtherSide(db: Db, event: EventOf<'application.withdrawn'>): Promise<void> {
  await (event.data.endedBy === 'volunteer'
    ? enqueueApplicationEmails(db, event)
    : enqueueApplicantEmail(db, event))
}

/** Notifies once until all hours are decided: a volunteer may log many days in a row. */
export async function notifyWaitingHours(db: Db, event: EventOf<'hours.logged'>): Promise<void> {
  if (!event.data.beginsToWait) return
  await notifyOrganization(db, event)
  await enqueueApplicationEmails(db, event)
}

function toNotification(event: ApplicationEvent): NewNotification {
  const { projectId, because } = event.data
  return {
    kind: event.type,
    factId: event.id,
    actorId: event.actorId,
    data: { applicationId: event.subjectId, projectId, ...(because && { because }) },
  }
}
