/** Organizations with a history, as rows, for ranking tests. */
import { responseRule } from '#domain/applications/responses.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { refreshAll } from '#server/features/rankings/refresh.ts'
import { insertOrganization, insertPerson, insertProjects } from './scenario.ts'

interface OrganizationHistory {
  /** Ratings by volunteers, one per completed project. */
  ratings?: readonly number[]
  /** When all of it happened. */
  at?: Date
  /** Who worked on each of the projects. */
  volunteers?: readonly string[]
  peopleHelped?: number
}

/** An organization whose volunteers completed a project for each rating; returns its id. */
export async function anOrganizationWithHistory(
  db: Db,
  row: Partial<typeof organizations.$inferInsert>,
  { ratings = [], at = new Date(), volunteers = [], peopleHelped }: OrganizationHistory = {},
): Promise<string> {
  const organizationId = await insertOrganization(db, { isVerified: true, ...row })
  const applied = new Date(at.getTime() - responseRule.minDays * 86_400_000)
  const ratingSum = ratings.reduce((sum, rating) => sum + rating, 0)
  await db
    .update(organizations)
    .set({ ratingSum, ratingCount: ratings.length })
    .where(eq(organizations.id, organizationId))
  for (const [index, rating] of ratings.entries()) {
    const [projectId = ''] = await insertProjects(db, [
      { organizationId, status: 'completed', completedAt: at, acceptedCount: 1 },
    ])
    const volunteerId = volunteers[index] ?? (await insertPerson(db))
    const [application] = await db
      .insert(applications)
      .values({
        projectId,
        volunteerId,
        coverLetter: 'I would like to help.',
        status: 'completed',
        // Long enough ago that the organization is not new anymore (decision A29).
        createdAt: applied,
        reviewedAt: applied,
      })
      .returning({ id: applications.id })
    await db.insert(reviews).values({
      applicationId: application?.id ?? '',
      projectId,
      type: 'volunteer_to_organization',
      writerId: volunteerId,
      revieweeOrganizationId: organizationId,
      rating,
      reviewText: 'Good to work with.',
      createdAt: at,
      revealedAt: at,
    })
    if (peopleHelped !== undefined) await db.insert(impactReports).values({ projectId, peopleHelped })
  }
  return organizationId
}

/** Recomputes the rankings of all organizations. */
export const refreshRankings = (db: Db): Promise<void> => refreshAll({ db, now: new Date() })

/** Removes all organizations and their work, creates the test's own, and recomputes the rankings. */
export async function rankOnly(db: Db, make: () => Promise<unknown>): Promise<void> {
  await db.delete(reviews)
  await db.delete(applications)
  await db.delete(projects)
  await db.delete(organizations)
  await make()
  await refreshRankings(db)
}
