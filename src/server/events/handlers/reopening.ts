/** Event handlers for volunteers who wait for a project to take applications again. */
import type { Db } from '#server/db/db.ts'
import type { EventOf } from '#server/events/event.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import {
  insertAlertsOfReleased,
  removeAlert,
  removeAlerts,
} from '#server/features/projects/reopening/reopening-queries.ts'
import { enqueueReopening } from '#server/features/projects/reopening/reopening-enqueue.ts'

/** Applicants whom the removal released are notified of the restored project as soon as it takes applications. */
export async function notifyReleased(db: Db, { subjectId }: EventOf<'project.restored'>): Promise<void> {
  await insertAlertsOfReleased(db, subjectId)
  await enqueueReopening(db, subjectId)
}

/** An applicant no longer waits. */
export async function endOfApplicant(
  db: Db,
  { actorId, data: { projectId } }: EventOf<'application.received'>,
): Promise<void> {
  if (actorId) await removeAlert(db, { userId: actorId, projectId })
}

/** The project has ended. */
export async function endOfProject(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await removeAlerts(db, subjectId)
}

export async function notifyWaiting(
  db: Db,
  { id: eventId, subjectId: projectId, data, userIds }: EventOf<'project.reopened'>,
): Promise<void> {
  const { organizationId } = data
  await notifyPeople(db, userIds, {
    kind: 'project.reopened',
    eventId,
    actorId: null,
    data: { organizationId, projectId },
  })
}
