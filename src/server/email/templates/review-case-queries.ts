import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { isAboutSide } from '#server/queries/reviews/reviewed-side.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'

/** A review that was decided on, as its reader may see it; null if it or the reader was deleted. */
export async function findReview(db: Db, { userId, reviewId }: { userId: string; reviewId: string }) {
  const [row] = await db
    .select({
      project: projects.title,
      organizationId: organizations.id,
      organization: organizations.name,
      isByVolunteer: sql<boolean>`${reviews.type} = 'volunteer_to_organization'`,
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
      applicationId: reviews.applicationId,
      isAboutReader: isAboutSide(sql`${users.id}`),
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, sql`${userId}::uuid`))
    .where(eq(reviews.id, reviewId))
  return row ?? null
}
