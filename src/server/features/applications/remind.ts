import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { DueAction } from '#server/schedule/handler.ts'
import { lockPending } from './reminder-queries.ts'

/** Reminds the members of one application. Their emails come once a day, however many applications wait. */
export async function remindMembers(db: Db, { subjectId }: DueAction): Promise<'done' | 'canceled'> {
  const application = await lockPending(db, subjectId)
  if (!application) return 'canceled'
  await publish(db, {
    type: 'application.waiting',
    actorId: null,
    subjectId,
    data: { projectId: application.projectId },
  })
  return 'done'
}
