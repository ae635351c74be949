/** The index of each process that serves people. It follows the database, so a change counts in the next list. */
import { noPlacements } from '#domain/vocabulary/placements.ts'
import { projectsChannel } from '#server/db/channels.ts'
import type { Database, Db } from '#server/db/db.ts'
import { followRows, type FollowedRows } from '#server/db/follow-rows.ts'
import { makeIndexQueries } from '#server/queries/match-index.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { yieldToEventLoop } from './event-loop.ts'
import type { IndexData } from './index-data.ts'
import { makeProjectIndex, type ProjectIndex } from './project-index.ts'

const indexes = new WeakMap<Db, FollowedRows<ProjectIndex>>()

/** Starts an index of the projects of a database. Until it is loaded, matches are found by queries. */
export function startIndex({ db, pool, listen }: Pick<Database, 'db' | 'pool' | 'listen'>): {
  load(): Promise<void>
  close(): Promise<void>
} {
  let placements = noPlacements
  const index = followRows({
    listen,
    channel: projectsChannel,
    queries: makeIndexQueries(pool),
    makeStore: () => makeProjectIndex(() => placements),
    async prepare() {
      placements = await findPlacements(db)
    },
    // Parsing a project takes a millisecond: a request that comes while an index loads waits for one of them at a time.
    pause: yieldToEventLoop,
  })
  indexes.set(db, index)
  return {
    async load() {
      await index.read()
    },
    async close() {
      if (indexes.get(db) === index) indexes.delete(db)
      await index.close()
    },
  }
}

/** How long a list waits for the index to load or follow, in milliseconds, before queries find its projects. */
const maxWaitMs = 500

/** The index with everything that was committed before the call; null if there is none or it isn't ready. */
export async function loadIndex(db: Db): Promise<IndexData | null> {
  const index = indexes.get(db)
  if (!index) return null
  // A connection for notifications that is lost must not cost anyone their list.
  const loaded = await index.readWithin(maxWaitMs).catch(() => null)
  return loaded?.data() ?? null
}

/** Resolves when the index of this process is loaded. */
export async function waitForIndex(db: Db): Promise<void> {
  await indexes.get(db)?.read()
}
