/** The catalog of published projects, which follows the database. */
import type { Config } from '#server/config/config.ts'
import { projectsChannel } from '#server/db/channels.ts'
import type { Database } from '#server/db/db.ts'
import { followRows, type FollowedRows } from '#server/db/follow-rows.ts'
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
}: FollowOptions): LiveCatalog =>
  followRows({
    listen,
    channel: projectsChannel,
    queries: makeCatalogQueries(pool),
    makeStore: () => makeCatalog(applicationsPerSpot),
    ...(echoTimeoutMs !== undefined && { echoTimeoutMs }),
  })
