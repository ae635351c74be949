/** Creates the daily digest: what happened since the last one, for everyone who chose daily emails. */
import { findLastDigest } from '#domain/notifications/email-timing.ts'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import { transact } from '#server/db/db.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import {
  insertDigest,
  listDigestReaders,
  removeOldDigests,
} from '#server/email/templates/notification-queries.ts'

/** Readers of one run, so that it ends before its lease; the next run continues. */
const perRun = 5000

/**
 * Creates the digests that are due in their readers' time zones and enqueues their emails. Each reader's digest has a
 * transaction of its own, so that none is long; what a stopped process left is done by the next run.
 */
export async function makeDigests({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<void> {
  const due = (await listDigestReaders(db)).flatMap(({ userId, since, ...clock }) => {
    const { day, until } = findLastDigest(now, clock)
    return since < until ? [{ userId, day, until }] : []
  })
  for (const { userId, day, until } of due.slice(0, perRun)) {
    if (signal.aborted) return
    await transact(db, async (tx) => {
      const digestId = await insertDigest(tx, { userId, day, until, now })
      if (digestId !== null) await enqueueEmails(tx, 'notification.digest', [{ data: { digestId, userId } }])
    })
  }
  await removeOldDigests(db, findRetentionCutoff('digests', now))
}
