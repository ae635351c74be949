/** Replaces the jobs that each event added by those that do the same for everyone together: a hundredth as many. */
import { inArray } from 'drizzle-orm'
import type { Loading } from '#demo/loading.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { badgeKind, roundKind, workKind } from '#server/features/credentials/issue.ts'
import * as rankings from '#server/features/rankings/refresh.ts'
import * as rewards from '#server/features/rewards/enqueue.ts'
import { addJobs, flushJobs } from '#server/jobs/queries.ts'
import { planKind } from '#server/schedule/enqueue.ts'
import { planAll } from '#server/schedule/plan.ts'

const replaced = [planKind, rankings.refreshKind, rewards.reconcileKind, workKind, badgeKind]

export async function gatherJobs({ db }: Loading): Promise<void> {
  await flushJobs(db)
  await db.delete(jobs).where(inArray(jobs.kind, replaced))
  await planAll({ db })
  await addJobs(
    db,
    [rankings.batchKind, rewards.batchKind, roundKind].map((kind) => ({ kind })),
  )
}
