/** What the public reviews by volunteers come to, kept on the project and its organization. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations, projects } from '#server/db/schema.ts'

/** Counts a rating that shows from now on; the caller holds both rows' locks. */
export async function countRating(
  db: Db,
  { projectId, organizationId, rating }: { projectId: string; organizationId: string; rating: number },
): Promise<void> {
  await db
    .update(projects)
    .set({ ratingSum: sql`${projects.ratingSum} + ${rating}`, ratingCount: sql`${projects.ratingCount} + 1` })
    .where(eq(projects.id, projectId))
  await db
    .update(organizations)
    .set({
      ratingSum: sql`${organizations.ratingSum} + ${rating}`,
      ratingCount: sql`${organizations.ratingCount} + 1`,
    })
    .where(eq(organizations.id, organizationId))
}
