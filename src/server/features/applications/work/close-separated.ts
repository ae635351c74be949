/** Closes what was pending between two sides before a block closed it (issue 22). */
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { findBlocker, listSeparatedPairs } from './separation-queries.ts'
import { closePendingOfBlocked } from './separation.ts'

/** The job that migration 0172 adds. */
export const closeSeparatedKind = 'applications.close_separated'

/**
 * Closes the pending applications of every blocked pair as if the side that blocked had done so now, one pair per
 * transaction. Running it again changes nothing.
 */
export async function closeSeparated({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<void> {
  for (const pair of await listSeparatedPairs(db)) {
    if (signal.aborted) return
    await transact(db, async (tx) => {
      await lockContact(tx, pair)
      const side = await findBlocker(tx, pair)
      if (side) await closePendingOfBlocked(tx, { ...pair, side, actorId: null, at: now }, publish)
    })
  }
}
