/** Files that nothing shows any more: out of use at once, and off the disk by a job. */
import type { Db } from '#server/db/db.ts'
import { saveOutOfUse } from '#server/db/stored-files.ts'
import { addJobs } from '#server/jobs/queries.ts'

/** The job that removes one file. */
export const removalKind = 'files.remove'

/** Has the files of these names removed; to be called in the transaction that no longer shows them. */
export async function removeKept(db: Db, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  await saveOutOfUse(db, names, now)
  await addJobs(
    db,
    names.map((name) => ({ kind: removalKind, payload: { name } })),
  )
}
