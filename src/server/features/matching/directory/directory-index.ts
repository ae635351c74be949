/** Writes what profiles of an earlier release are searched by; a trigger does it for all others. */
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'
import { writeMissingSearch } from './directory-queries.ts'

export const writeSearchKind = 'directory.index_more'

/** Profiles that are locked and indexed at a time. */
const batch = 200

/** Writes a batch, and enqueues the next one while more are left. */
export async function writeSearchBatch({ db }: { db: Db }): Promise<void> {
  if ((await writeMissingSearch(db, batch)) === batch) await addJob(db, { kind: writeSearchKind })
}
