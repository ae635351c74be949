/** The daily email to the staff about what waits for each of them. What it says is found when it is sent. */
import { transact } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listEmailedWaiting } from './queries.ts'
import { listDueReaders, saveEmailDay } from './waiting-queries.ts'

/** Enqueues the emails that are due in their readers' time zones; none to those for whom nothing waits. */
export async function emailWaiting({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<void> {
  for (const { userId, roles, day } of await listDueReaders(db, now)) {
    if (signal.aborted) return
    if ((await listEmailedWaiting(db, { roles, now })).length === 0) continue
    await transact(db, async (tx) => {
      if (!(await saveEmailDay(tx, { userId, day }))) return
      await enqueueEmails(tx, 'staff.waiting', [{ data: { userId, day } }])
    })
  }
}
