import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { OrganizationRanking } from '#domain/rankings/top-organizations.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { organizationRankings } from '#server/db/tables/rankings.ts'

/** A listed organization with the values it is ranked by. */
export interface NewRanking extends OrganizationRanking {
  organizationId: string
  /** The name of the state whose code is in the location, because people search by either. */
  stateName: string | null
  isVerified: boolean
  hasTopRatedAverage: boolean
  ratingRank: number
  ratingCount: number
  peopleHelped: number
  projectsCompleted: number
  /** Null while it is new. */
  responseRate: number | null
  joinedAt: Date
}

/** One transaction at a time computes rankings, so that an outdated result cannot overwrite a newer one. */
export async function lockRankings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('organization_standings'), 0)`)
}

/** IDs of organizations after an ID, in order. */
export async function listIdsAfter(db: Db, afterId: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(afterId === null ? undefined : gt(organizations.id, afterId))
    .orderBy(asc(organizations.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The organization of a project; null if there is none. */
export async function findOrganizationId(db: Db, projectId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: projects.organizationId })
    .from(projects)
    .where(eq(projects.id, projectId))
  return row?.id ?? null
}

/** The platform mean used for an organization's ranking; null if it is not listed. */
export async function findRankedMean(db: Db, organizationId: string): Promise<number | null> {
  const [row] = await db
    .select({ mean: organizationRankings.platformMean })
    .from(organizationRankings)
    .where(eq(organizationRankings.organizationId, organizationId))
  return row?.mean ?? null
}

/**
 * Saves the rankings of the listed organizations in this batch, with the mean and time they were computed with. The
 * others in the batch lose their ranking.
 */
export async function replaceRankings(
  db: Db,
  organizationIds: readonly string[],
  { rankings, platformMean, at }: { rankings: readonly NewRanking[]; platformMean: number; at: Date },
): Promise<void> {
  await db
    .delete(organizationRankings)
    .where(inArray(organizationRankings.organizationId, [...organizationIds]))
  if (rankings.length === 0) return
  const rows = rankings.map(({ stateName, ...ranking }) => ({
    ...ranking,
    search: sql<string>`(select organizations_search_text(o)
      || setweight(content_words(o.language, ${stateName ?? ''}), 'C') from ${organizations} o where o.id = ${ranking.organizationId})`,
    platformMean,
    computedAt: at,
  }))
  await db.insert(organizationRankings).values(rows)
}
