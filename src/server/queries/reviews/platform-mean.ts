import { sql } from 'drizzle-orm'
import { ratingPrior } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'

/**
 * The mean of all public ratings by volunteers, toward which ranked averages are weighted; a default before the first
 * rating.
 */
export async function findPlatformMean(db: Db): Promise<number> {
  const [total] = await db
    .select({
      mean: sql<
        number | null
      >`sum(${organizations.ratingSum})::float8 / nullif(sum(${organizations.ratingCount}), 0)`,
    })
    .from(organizations)
    .where(sql`${organizations.ratingCount} > 0`)
  return total?.mean ?? ratingPrior.rating
}
