/** The daily email to the staff about what waits for each of them. What it says is found when it is sent. */
import { emailedKinds, listEmailedKinds } from '#domain/administration/waiting.ts'
import { staffWith } from '#domain/accounts/staff.ts'
import { transact } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listWaiting } from './queries.ts'
import { listDueReaders, saveEmailDay } from './waiting-queries.ts'

/**
 * Enqueues the emails that are due in their readers' time zones: at the hour of their daily emails, or later that day once
 * something waits.
 */
export async function emailWaiting({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<void> {
  const readers = await listDueReaders(db, now)
  if (readers.length === 0) return
  const items = await listWaiting(db, { kinds: emailedKinds, now })
  for (const { userId, roles, day } of readers) {
    if (signal.aborted) return
    const kinds = listEmailedKinds(staffWith(roles))
    if (!items.some(({ kind }) => kinds.includes(kind))) continue
    await transact(db, async (tx) => {
      if (!(await saveEmailDay(tx, { userId, day }))) return
      await enqueueEmails(tx, 'staff.waiting', [{ data: { userId, day } }])
    })
  }
}
