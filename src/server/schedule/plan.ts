/** Plans what the rules of the schedule have a cause for, and removes old records. */
import { z } from '#contract/zod.ts'
import { planRule, scheduledRules, type ScheduledRule } from '#domain/schedule/schedule.ts'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { removeDuplicateJobs } from '#server/jobs/queries.ts'
import { insertActions, listUnplanned, removeEnded, removeEndedOfUnknown } from './action-queries.ts'
import { enqueuePlanning, planKind } from './enqueue.ts'
import { serverRules } from './rules.ts'

/** Subjects in one job. */
const perJob = 1000

type PlanContext = Pick<JobContext, 'db' | 'now' | 'config'>

/** Has every rule planned for the subjects that it is not planned for, also those of an earlier release. */
export const planAll = ({ db }: Pick<JobContext, 'db'>): Promise<void> => enqueuePlanning(db, scheduledRules)

const payloadSchema = z.object({ rule: z.enum(scheduledRules), subjectIds: z.array(z.uuid()).optional() })

/** Plans the rule that the job names; a job of the previous release names none. */
export async function planNamed(ctx: PlanContext, payload: Record<string, unknown>): Promise<void> {
  const parsed = payloadSchema.safeParse(payload)
  if (!parsed.success) return planAll(ctx)
  await removeDuplicateJobs(ctx.db, { kind: planKind, payload: parsed.data })
  await planSubjects(ctx, parsed.data)
}

/** Plans a rule for those of these subjects that it is not planned for, or of all. */
export async function planSubjects(
  { db, now, config: { scheduleDays } }: PlanContext,
  { rule, subjectIds }: { rule: ScheduledRule; subjectIds?: readonly string[] | undefined },
): Promise<void> {
  if (scheduleDays[rule].length === 0) return
  const causes = serverRules[rule].findCauses(now)
  const found = await listUnplanned(db, { rule, causes, subjectIds, most: perJob })
  const planned = found.flatMap((cause) =>
    planRule(rule, scheduleDays, { ...cause, now }).map((action) => ({ ...action, ...cause })),
  )
  await insertActions(db, planned)
  if (found.length === perJob) await enqueuePlanning(db, [rule], subjectIds)
}

/** Removes old records, except of causes that there still are: nothing is planned for them twice. */
export async function removeOldActions({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const before = findRetentionCutoff('scheduledActions', now)
  for (const rule of scheduledRules) {
    await removeEnded(db, { rule, causes: serverRules[rule].findCauses(now), before })
  }
  await removeEndedOfUnknown(db, { rules: scheduledRules, before })
}
