/** Publishes status lists again, after credentials were revoked where no key is at hand. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJobs } from '#server/jobs/queries.ts'
import { issuerContext, openIssuer } from './issuer.ts'

export const publishListKind = 'credentials.publish'

const payloadSchema = z.object({ list: z.int() })

/** Has these lists published, after the transaction that revokes. */
export const enqueuePublication = (db: Db, lists: readonly number[]): Promise<void> =>
  addJobs(
    db,
    lists.map((list) => ({ kind: publishListKind, payload: { list } })),
  )

/** Job: signs one list with what is revoked now. */
export async function publishStatusList(
  { db, config, now }: JobContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const issuer = await openIssuer(issuerContext(db, config, now))
  await issuer.publishList(payloadSchema.parse(payload).list)
}
