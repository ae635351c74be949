/** Event handlers for saved searches: which projects are compared with them, and who is notified of what they found. */
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { EventOf } from '#server/events/event.ts'
import { notifyPeople } from '#server/features/notifications/queries.ts'
import { saveEnd, saveRestored } from '#server/features/projects/alerts/saved-searches-queries.ts'
import { enqueueMatching } from '#server/features/projects/alerts/search-enqueue.ts'

/** A project was published or changed. */
export async function checkProject(db: Db, { subjectId }: { subjectId: string }): Promise<void> {
  await enqueueMatching(db, subjectId)
}

export async function notifyFound(
  db: Db,
  { id: eventId, subjectId: sendId, data, userIds }: EventOf<'project.found'>,
): Promise<void> {
  await notifyPeople(db, userIds, {
    kind: 'project.found',
    eventId,
    actorId: null,
    data: { ...data, moreProjects: String(data.moreProjects) },
  })
  await enqueueEmails(
    db,
    'search.found',
    userIds.map((userId) => ({ data: { userId, sendId } })),
  )
}

/** Its person ended it by the link in an email. */
export async function endSearch(
  db: Db,
  { subjectId: id, userId, at }: EventOf<'search.ended'>,
): Promise<void> {
  await saveEnd(db, { id, userId, at })
}

/** They restored it by the same link. */
export async function restoreSearch(
  db: Db,
  { subjectId: id, userId, at }: EventOf<'search.restored'>,
): Promise<void> {
  await saveRestored(db, { id, userId, at })
}
