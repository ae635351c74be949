import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { Db } from '#server/db/db.ts'
import { addJobs } from '#server/jobs/queries.ts'

export const planKind = 'schedule.plan'

/**
 * Has what follows from a new cause planned, after the transaction in which it arises: for these subjects, or for all.
 * One job per rule, so that no transaction is long. Each cause adds jobs, because one that is running may have looked
 * before.
 */
export const enqueuePlanning = (
  db: Db,
  rules: readonly ScheduledRule[],
  subjectIds?: readonly string[],
): Promise<void> =>
  addJobs(
    db,
    rules.map((rule) => ({ kind: planKind, payload: { rule, ...(subjectIds && { subjectIds }) } })),
  )
