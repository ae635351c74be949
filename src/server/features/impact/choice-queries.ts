/** The organizations, causes and places that a report can be about. */
import { and, asc, count, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/** An organization's name; null if it does not exist. */
export async function findOrganizationName(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.name ?? null
}

const isOf = (organizationId: string | undefined) =>
  organizationId === undefined ? undefined : eq(projects.organizationId, organizationId)

/** How many locations a report knows: they travel with each of its queries. */
const mostLocations = 20_000

/**
 * The locations that organizations wrote, of projects in one place. Of more than `most`, those of most projects; in a report
 * the others are in an unknown place.
 */
export async function listLocations(
  db: Db,
  organizationId?: string,
  most = mostLocations,
): Promise<string[]> {
  const rows = await db
    .select({ location: projects.location })
    .from(projects)
    .where(and(not(projects.isRemote), isNotNull(projects.location), isOf(organizationId)))
    .groupBy(projects.location)
    .orderBy(desc(count()), asc(projects.location))
    .limit(most)
  return rows.flatMap(({ location }) => location ?? [])
}

/** The ids of the causes of projects that are or were public. */
export async function listCauseIds(db: Db, organizationId?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sql<string>`unnest(${projects.causeIds})` })
    .from(projects)
    .where(and(sql`${projects.visibility} <> 'draft'`, isOf(organizationId)))
  return rows.map(({ id }) => id)
}

/** The names of organizations, by id. */
export async function listOrganizationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(sql`${organizations.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
