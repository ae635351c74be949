/** After what happens a volunteer's rewards are settled: by a job, so that no write waits for another's account. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'

export const reconcileKind = 'rewards.settle'
export const batchKind = 'rewards.batch'

export const reconcilePayload = z.union([
  z.object({ userId: z.uuid() }),
  z.object({ applicationId: z.uuid() }),
])

/** Asks for the rewards of a person, or of the volunteer of an application, to be settled. */
export async function enqueueReconcile(db: Db, payload: z.infer<typeof reconcilePayload>): Promise<void> {
  await addJob(db, { kind: reconcileKind, payload })
}
