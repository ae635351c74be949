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
  const ofProject = sumRatings(eq(reviews.projectId, projectId))
  await db.execute(
    sql`update ${projects} set (rating_sum, rating_count) = ${ofProject} where id = ${projectId}`,
  )
  const ofOrganization = sumRatings(eq(reviews.revieweeOrganizationId, organizationId))
  await db.execute(
    sql`update ${organizations} set (rating_sum, rating_count) = ${ofOrganization} where id = ${organizationId}`,
  )
}

const sumRatings = (about: SQL) => sql`(
  select coalesce(sum(${reviews.rating}), 0)::int, count(*)::int from ${reviews}
  where ${and(about, eq(reviews.type, 'volunteer_to_organization'), isPublicReview)})`
