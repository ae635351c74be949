/** What the public reviews by volunteers come to, kept on the project and its organization. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations, projects, reviews } from '#server/db/schema.ts'
import { isPublicReview } from '#server/queries/visible-reviews.ts'

/**
 * Counts anew what volunteers said in public of a project and of its organization: after a review shows, was changed, was
 * hidden or shows again. The caller holds both rows' locks. Counted, not added up: whatever happened before, the sums are
 * those of the rows.
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
