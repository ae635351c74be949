/** The catalog of published projects, which follows the database. */
import type { Config } from '#server/config/config.ts'
import { projectsChannel } from '#server/db/channels.ts'
import type { Database } from '#server/db/db.ts'
import { followRows, type FollowedRows } from '#server/db/follow-rows.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import { makeCatalogQueries } from './catalog-queries.ts'
import { makeCatalog, type Catalog } from './catalog.ts'

export type LiveCatalog = Pick<FollowedRows<Catalog>, 'read' | 'close'>

interface FollowOptions extends Pick<Database, 'pool' | 'listen'>, Pick<Config, 'applicationsPerSpot'> {
  echoTimeoutMs?: number
}

/** Loads everything on first use, then only changes. */
export const followProjects = ({
  pool,
  listen,
  applicationsPerSpot,
  echoTimeoutMs,
}: FollowOptions): LiveCatalog => {
  let put = 0
  return followRows({
    listen,
    channel: projectsChannel,
    queries: makeCatalogQueries(pool),
    makeStore: () => makeCatalog(applicationsPerSpot),
    // A batch of rows takes some fifty milliseconds, after which every request would have to wait for the next one.
    pause() {
      put += 1
      return put % yieldEvery === 0 ? yieldToEventLoop() : null
    },
    ...(echoTimeoutMs !== undefined && { echoTimeoutMs }),
  })
}
