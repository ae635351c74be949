/** After what happens a volunteer's rewards are settled: by a job, so that no write waits for another's account. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'

export const settleKind = 'rewards.settle'
export const batchKind = 'rewards.batch'

export const settlePayload = z.union([z.object({ userId: z.uuid() }), z.object({ applicationId: z.uuid() })])

/** Asks for the rewards of a person, or of the volunteer of an application, to be settled. */
export async function askForSettling(db: Db, payload: z.infer<typeof settlePayload>): Promise<void> {
  await addJob(db, { kind: settleKind, payload })
}
