/** Plans what the rules of the schedule have a cause for, and removes old records. */
import { planRule, scheduledRules } from '#domain/schedule/schedule.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { removeDuplicateJobs } from '#server/jobs/queries.ts'
import { insertActions, listUnplanned, removeEnded, removeEndedOfUnknown } from './action-queries.ts'
import { enqueuePlanning, planKind } from './enqueue.ts'
import { serverRules } from './rules.ts'

/** Subjects of one rule in one job. */
const perJob = 1000

/** Days for which records are kept. */
const retentionDays = 180

/** Plans every rule for the subjects that it is not planned for, also those of an earlier release. */
export async function planSchedule({
  db,
  now,
  config: { scheduleDays },
}: Pick<JobContext, 'db' | 'now' | 'config'>): Promise<void> {
  await removeDuplicateJobs(db, { kind: planKind, payload: {} })
  let hasMore = false
  for (const rule of scheduledRules.filter((each) => scheduleDays[each].length > 0)) {
    const causes = serverRules[rule].findCauses(now)
    const found = await listUnplanned(db, { rule, causes, most: perJob })
    const planned = found.flatMap((cause) =>
      planRule(rule, scheduleDays, { ...cause, now }).map((action) => ({ ...action, ...cause })),
    )
    await insertActions(db, planned)
    hasMore ||= found.length === perJob
  }
  if (hasMore) await enqueuePlanning(db)
}

/** Removes old records, except of causes that there still are: nothing is planned for them twice. */
export async function removeOldActions({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  for (const rule of scheduledRules) {
    await removeEnded(db, { rule, causes: serverRules[rule].findCauses(now), before })
  }
  await removeEndedOfUnknown(db, { rules: scheduledRules, before })
}
