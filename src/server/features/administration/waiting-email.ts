/** The daily email to the staff about what waits for each of them. What it says is found when it is sent. */
import { countedKinds, listCountedKinds } from '#domain/administration/waiting.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
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
  config,
}: Pick<JobContext, 'db' | 'now' | 'signal' | 'config'>): Promise<void> {
  const readers = await listDueReaders(db, now)
  if (readers.length === 0) return
  const all = await listWaiting(db, { reader: null, kinds: countedKinds, now })
  for (const { userId, roles, day } of readers) {
    if (signal.aborted) return
    const member = staffWith(roles)
    const kinds = listCountedKinds(member).filter((kind) => all.some((each) => each.kind === kind))
    if (kinds.length === 0) continue
    const reader = { ...member, id: userId, withSecondFactor: needsSecondFactor(config) }
    const items = await listWaiting(db, { reader, kinds, now })
    if (items.length === 0) continue
    await transact(db, async (tx) => {
      if (!(await saveEmailDay(tx, { userId, day }))) return
      await enqueueEmails(tx, 'staff.waiting', [{ data: { userId, day } }])
    })
  }
}
