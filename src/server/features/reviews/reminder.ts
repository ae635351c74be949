/** Reminds those who have not reviewed work that is done. */
import { publish } from '#server/events/publish.ts'
import { hasCause } from '#server/schedule/action-queries.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { findReviewCauses, findReviewed } from './reminder-queries.ts'

/** Each side on its own: one that has written its review is not asked. */
export const remindOfReview: ActionHandler = async (db, action, now) => {
  const { subjectId } = action
  const found = await findReviewed(db, subjectId)
  if (!found || !(await lockProject(db, found.projectId))) return 'canceled'
  if (!(await hasCause(db, { causes: findReviewCauses(now), ...action }))) return 'canceled'
  const reviewed = await findReviewed(db, subjectId)
  const event = { actorId: null, subjectId, data: { projectId: found.projectId } }
  if (!reviewed?.volunteer) await publish(db, { type: 'review.asked_of_volunteer', ...event })
  if (!reviewed?.organization) await publish(db, { type: 'review.asked_of_organization', ...event })
  return 'done'
}
