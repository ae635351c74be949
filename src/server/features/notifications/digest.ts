/** Creates the daily digest: what happened since the last one, for everyone who chose daily emails. */
import { findLastDigest } from '#domain/notifications/email-timing.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import {
  insertDigest,
  listDigestReaders,
  removeOldDigests,
} from '#server/email/templates/notification-queries.ts'

const retentionDays = 30

/**
 * Creates the digests that are due in their readers' time zones and enqueues their emails. Run it in a transaction.
 */
export async function makeDigests({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  for (const { userId, since, ...clock } of await listDigestReaders(db)) {
    const { day, until } = findLastDigest(now, clock)
    const digestId = since < until ? await insertDigest(db, { userId, day, until, now }) : null
    if (digestId !== null) await enqueueEmails(db, 'notification.digest', [{ data: { digestId } }])
  }
  await removeOldDigests(db, new Date(now.getTime() - retentionDays * 86_400_000))
}
