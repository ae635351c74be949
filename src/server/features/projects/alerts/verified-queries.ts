/** Queries for the projects of an organization that was verified. */
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'

/** Some published projects of an organization, in the order of their ids. */
export async function listPublished(
  db: Db,
  { organizationId, after, most }: { organizationId: string; after: string | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        eq(projects.visibility, 'published'),
        after === undefined ? undefined : gt(projects.id, after),
      ),
    )
    .orderBy(projects.id)
    .limit(most)
  return rows.map(({ id }) => id)
}
