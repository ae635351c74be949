/** What happens to hours without an answer: a reminder, and then they are confirmed (safeguard S15). */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { endTogether } from '#server/schedule/action-queries.ts'
import type { ActionResult, DueAction } from '#server/schedule/handler.ts'
import { lockApplications } from './queries.ts'
import { findWorkOfHours, listDueHours, saveAutomaticConfirmation } from './unanswered-queries.ts'

/** Reminds the members of hours that wait, once for all those of one application that are due. */
export async function remindOfHours(db: Db, action: DueAction, now: Date): Promise<ActionResult> {
  const due = await takeDue(db, { rule: 'hours.reminder', ...action }, now)
  if (!due) return 'canceled'
  const { applicationId: subjectId, projectId } = due
  await publish(db, { type: 'hours.waiting', actorId: null, subjectId, data: { projectId } })
  return 'done'
}

/** Confirms hours that waited too long, together with the others of the application that are due. */
export async function confirmUnanswered(db: Db, action: DueAction, now: Date): Promise<ActionResult> {
  const due = await takeDue(db, { rule: 'hours.confirmation', ...action }, now)
  if (!due) return 'canceled'
  const { applicationId, projectId, entries } = due
  const entryIds = entries.map(({ id }) => id)
  await saveAutomaticConfirmation(db, { ids: entryIds, at: now })
  await publish(db, {
    type: 'hours.confirmed_automatically',
    actorId: null,
    subjectId: applicationId,
    data: {
      projectId,
      entryIds,
      hours: entries.reduce((sum, { hours }) => sum + hours, 0),
    },
  })
  return 'done'
}

/**
 * Locks the application of an entry and returns its entries for which the rule is due; their actions end here. Null if
 * the entry itself was answered, changed or removed.
 */
async function takeDue(db: Db, { rule, subjectId }: DueAction & { rule: ScheduledRule }, now: Date) {
  const work = await findWorkOfHours(db, subjectId)
  if (!work) return null
  await lockApplications(db, [work.applicationId])
  const entries = await listDueHours(db, { rule, applicationId: work.applicationId, now })
  if (!entries.some(({ id }) => id === subjectId)) return null
  await endTogether(db, { rule, subjectIds: entries.map(({ id }) => id), at: now })
  return { ...work, entries }
}
