/** What public portfolios say about work in numbers, wherever they are shown. */
import { and, count, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { portfolioOmissions } from '#server/db/tables/portfolios.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview } from '#server/queries/reviews/visible-reviews.ts'
import { isSignedOff } from '#server/queries/work.ts'

/** The volunteer's omission of a piece of work, as a subquery of a query of applications. */
export const selectOmission = (db: Db) =>
  db
    .select({ id: portfolioOmissions.applicationId })
    .from(portfolioOmissions)
    .where(eq(portfolioOmissions.applicationId, applications.id))

/** How much signed-off work each of these people shows; people without any are left out. */
export async function countShownWorks(
  db: Db,
  volunteerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ volunteerId: applications.volunteerId, works: count() })
    .from(applications)
    .where(
      and(inArray(applications.volunteerId, [...volunteerIds]), isSignedOff, notExists(selectOmission(db))),
    )
    .groupBy(applications.volunteerId)
  return new Map(rows.map(({ volunteerId, works }) => [volunteerId, works]))
}

/** The sums of public ratings by organizations. */
export interface RatingSums {
  ratingSum: number
  ratingCount: number
}

/** The same of each of these people; people without any are left out. */
export async function sumPublicRatings(
  db: Db,
  volunteerIds: readonly string[],
): Promise<ReadonlyMap<string, RatingSums>> {
  const rows = await db
    .select({
      id: sql<string>`${reviews.revieweeUserId}`,
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
      ratingCount: count(),
    })
    .from(reviews)
    .where(and(inArray(reviews.revieweeUserId, [...volunteerIds]), isPublicReview))
    .groupBy(reviews.revieweeUserId)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}
