/** Removes uploads of register files that no load needs anymore. */
import { uploadHours } from '#domain/verification/register-runs.ts'
import { transact, type Db } from '#server/db/db.ts'
import type { FileStores } from '#server/files/stores.ts'
import { listUploads, removeUploads } from './register-run-files.ts'
import * as queries from './register-run-queries.ts'

/** Ends uploads that were left for a day, and removes the files of runs that have ended and will not be loaded. */
export async function sweepUploads({
  db,
  config,
  now,
}: {
  db: Db
  config: FileStores
  now: () => Date
}): Promise<void> {
  const found = await listUploads(config)
  await transact(db, async (tx) => {
    // No load can start while its files go.
    await queries.lockRuns(tx)
    const at = now()
    const since = new Date(at.getTime() - uploadHours * 3_600_000)
    await queries.cancelUploads(tx, at, since)
    for (const id of await queries.listUnneeded(tx, found, since)) await removeUploads(config, id)
  })
}
