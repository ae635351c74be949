/** Events recompute a volunteer's rewards in a job, so that no write waits for another person's account. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'

export const reconcileKind = 'rewards.settle'
export const batchKind = 'rewards.batch'

export const reconcilePayload = z.union([
  z.object({ userId: z.uuid() }),
  z.object({ applicationId: z.uuid() }),
])

/** Enqueues a recomputation for a person, or for the volunteer of an application. */
export async function enqueueReconcile(db: Db, payload: z.infer<typeof reconcilePayload>): Promise<void> {
  await addJob(db, { kind: reconcileKind, payload })
}
