/** What the product reads but cannot write: it serves on, and tells so at /health/ready and in the metrics. */
import type { Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import type { Database } from '#server/db/db.ts'
import { checkDatabaseWrites } from '#server/db/write-check.ts'
import { checkUploads } from '#server/files/write-check.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import type { WriteFault } from './write-faults.ts'

/** Where writes go, each with why they fail; null where they do not. */
export interface WriteFaults {
  database: WriteFault | null
  uploads: WriteFault | null
}

export interface WriteWatch {
  /** The faults of at most ten seconds ago; never throws, and takes three seconds at most. */
  check(): Promise<WriteFaults>
}

interface Watched {
  config: Pick<Config, 'dataDir'>
  database: Pick<Database, 'pool'>
  now?: () => Date
}

/** Checks when asked and not more often than every ten seconds, whoever asks: a check costs a little disk. */
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
