/**
 * What the product can read but not write: it keeps serving, and reports this at /health/ready and in the metrics.
 */
import { systemClock } from '#server/context.ts'
import type { Database } from '#server/db/db.ts'
import { checkDatabaseWrites } from '#server/db/write-check.ts'
import type { FileStores } from '#server/files/stores.ts'
import { checkUploads } from '#server/files/write-check.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import type { WriteFault } from './write-faults.ts'

/** The targets of writes, each with the reason why writes fail; null if they work. */
export interface WriteFaults {
  database: WriteFault | null
  uploads: WriteFault | null
}

export interface WriteWatch {
  /** The faults, at most ten seconds old; never throws, and takes at most three seconds. */
  check(): Promise<WriteFaults>
}

interface Watched {
  config: FileStores
  database: Pick<Database, 'pool'>
  now?: () => Date
}

/** Checks on demand and at most every ten seconds for all callers, because a check costs some disk work. */
export function watchWrites({ config, database, now = systemClock }: Watched): WriteWatch {
  const checks = cacheFor<WriteFaults>({ most: 1 })
  const make = async () => {
    const [inDatabase, uploads] = await Promise.all([
      checkDatabaseWrites(database.pool),
      checkUploads(config),
    ])
    return { database: inDatabase, uploads }
  }
  return { check: () => checks.read('', now(), make) }
}
