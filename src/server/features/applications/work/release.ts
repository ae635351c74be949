import { unansweredReason } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import type { ActionResult, DueAction } from '#server/schedule/handler.ts'
import { saveMove } from '#server/features/applications/queries.ts'
import { findPending } from './reminder-queries.ts'

/**
 * Closes an application that its organization left without an answer, so that the volunteer is free (safeguard S14;
 * decision A29). It counts as unanswered, and the volunteer may apply again.
 */
export async function releaseApplicant(
  db: Db,
  { subjectId: id }: DueAction,
  now: Date,
): Promise<ActionResult> {
  const application = await findPending(db, id)
  if (!application) return 'canceled'
  const { projectId } = application
  await lockProject(db, projectId)
  const isMoved = await saveMove(db, {
    id,
    from: 'pending',
    to: 'declined',
    endedBy: null,
    reason: unansweredReason,
    organizationFeedback: undefined,
    actorId: null,
    at: now,
    isAutomatic: true,
  })
  if (!isMoved) return 'canceled'
  await publish(db, {
    type: 'application.declined',
    actorId: null,
    subjectId: id,
    data: { projectId, because: 'unanswered' },
  })
  return 'done'
}
