/** The sums of the public reviews by volunteers, stored on the project and its organization. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview } from '#server/queries/reviews/visible-reviews.ts'

/**
 * Recounts the public volunteer reviews of a project and its organization, after a review appears, changes, or is
 * hidden or restored. The caller holds the locks of both rows. It recounts instead of adding, so the sums always
 * match the rows.
 */
export async function countRatings(
  db: Db,
  { projectId, organizationId }: { projectId: string; organizationId: string },
): Promise<void> {
  const ofProject = await sumRatings(db, eq(reviews.projectId, projectId))
  await db.update(projects).set(ofProject).where(eq(projects.id, projectId))
  const ofOrganization = await sumRatings(db, eq(reviews.revieweeOrganizationId, organizationId))
  await db.update(organizations).set(ofOrganization).where(eq(organizations.id, organizationId))
}

async function sumRatings(db: Db, about: SQL) {
  const [sums] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
      ratingCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(about, eq(reviews.type, 'volunteer_to_organization'), isPublicReview))
  return sums ?? { ratingSum: 0, ratingCount: 0 }
}
