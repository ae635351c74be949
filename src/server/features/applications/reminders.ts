/** Plans and ends the reminders of applications that wait for an answer (safeguard S14). */
import { planActions, type ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { cancelActions, insertActions } from '#server/schedule/action-queries.ts'
import { listUnplanned, removeReminders } from './reminder-queries.ts'

export const planKind = 'schedule.plan'

/** Applications of one job. */
const perJob = 1000

/** What is about an undecided application. */
const pendingRules: readonly ScheduledRule[] = ['application.reminder', 'application.release']

/** Plans what follows for every pending application that nothing is planned for, also those of an earlier release. */
export async function planReminders({
  db,
  now,
  config,
}: Pick<JobContext, 'db' | 'now' | 'config'>): Promise<void> {
  const rules = pendingRules.filter((rule) => config.scheduleDays[rule].length > 0)
  const found = await listUnplanned(db, { rules, most: perJob })
  const planned = found.flatMap(({ id, createdAt }) =>
    planActions(config.scheduleDays, { since: createdAt, now }).map((action) => ({
      ...action,
      subjectId: id,
    })),
  )
  await insertActions(db, planned)
  if (found.length === perJob) await enqueuePlanning(db)
}

/** Has what follows from a new application planned. */
export const enqueuePlanning = (db: Db): Promise<void> => addJob(db, { kind: planKind, uniqueKey: planKind })

/** Ends what was planned for an application that is no longer pending. */
export async function cancelReminders(db: Db, applicationId: string): Promise<void> {
  await cancelActions(db, { subjectId: applicationId, rules: pendingRules })
  const readers = await removeReminders(db, applicationId)
  if (readers.length > 0) await sendLiveEvent(db, readers, { kind: 'notifications', data: {} })
}
