/** Files that are no longer used: marked as unused immediately, and deleted from disk by a job. */
import type { Db } from '#server/db/db.ts'
import { markUnused } from '#server/queries/stored-files.ts'
import { addJobs } from '#server/jobs/queries.ts'

/** The job that deletes one file. */
export const removalKind = 'files.remove'

/** Marks these files as unused and enqueues their deletion. Call it in the transaction that stops using them. */
export async function retireFiles(db: Db, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  await markUnused(db, names, now)
  await addJobs(
    db,
    names.map((name) => ({ kind: removalKind, payload: { name } })),
  )
}
