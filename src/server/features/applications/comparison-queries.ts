/**
 * What the comparison shows besides the applications: their project, and the profiles and history of their
 * volunteers.
 */
import { eq, inArray, sql } from 'drizzle-orm'
import type { MatchProject } from '#domain/matching/factors.ts'
import type { Db } from '#server/db/db.ts'
import { matchProjectColumns, matchVolunteerColumns } from '#server/queries/matching.ts'
import { applications, hourEntries, projects, reviews, users, volunteerProfiles } from '#server/db/schema.ts'
import { isPublicReview } from '#server/queries/visible-reviews.ts'
import { Problem } from '#server/http/problem.ts'

/** What a project requires of a volunteer. */
export async function findMatchProject(db: Db, id: string): Promise<MatchProject> {
  const [row] = await db.select(matchProjectColumns).from(projects).where(eq(projects.id, id))
  if (!row) throw new Problem('application_not_found')
  return row
}

const ofVolunteer = sql`a.volunteer_id = ${users.id}`
// Public reviews only. A private review of one organization is not shown to another.
const publicReviews = sql`${reviews} where ${reviews.revieweeUserId} = ${users.id} and ${isPublicReview}`

/** The profiles and history of volunteers, all in one query. */
export function listVolunteerMatches(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: users.id,
      ...matchVolunteerColumns,
      availability: volunteerProfiles.availability,
      availabilityChoice: volunteerProfiles.availabilityChoice,
      ratingSum: sql<number>`(select coalesce(sum(${reviews.rating}), 0)::int from ${publicReviews})`,
      ratingCount: sql<number>`(select count(*)::int from ${publicReviews})`,
      completedProjects: sql<number>`(
        select count(*)::int from ${applications} a where ${ofVolunteer} and a.status = 'completed')`,
      confirmedHours: sql<number>`(
        select coalesce(sum(e.hours), 0)::float8 from ${hourEntries} e join ${applications} a on a.id = e.application_id
        where ${ofVolunteer} and e.status = 'confirmed')`,
    })
    .from(users)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
    .where(inArray(users.id, [...ids]))
}
