/** What the fit of applicants is computed from: the project they applied to, their profiles and their history. */
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { matchProjectColumns, matchVolunteerColumns } from '#server/queries/matching/matching.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isPublicReview } from '#server/queries/reviews/visible-reviews.ts'

const ofVolunteer = sql`a.volunteer_id = ${users.id}`
// Public reviews only. A private review of one organization is not shown to another.
const publicReviews = sql`${reviews} where ${reviews.revieweeUserId} = ${users.id} and ${isPublicReview}`

/** One parameter, however many ids. */
const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

/** The profiles and history of volunteers, all in one query. */
export function listVolunteerMatches(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: users.id,
      ...matchVolunteerColumns,
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
    .where(isOneOf(users.id, ids))
}

/** The profiles of volunteers. */
export function listMatchVolunteers(db: Db, ids: readonly string[]) {
  return db
    .select({ id: users.id, ...matchVolunteerColumns })
    .from(users)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
    .where(isOneOf(users.id, ids))
}

/** A hash of everything that matching uses of a row, so that a change of any of it changes the version. */
const versionOf = (columns: Readonly<Record<string, SQLWrapper>>) =>
  sql<string>`md5(row(${sql.join(Object.values(columns), sql`, `)})::text)`

/** The version of each volunteer's profile, with the hours that accepted work takes. */
export function listVolunteerVersions(db: Db, ids: readonly string[]) {
  return db
    .select({ id: users.id, version: versionOf(matchVolunteerColumns) })
    .from(users)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
    .where(isOneOf(users.id, ids))
}

/** The version of what each project asks for. */
export function listProjectVersions(db: Db, ids: readonly string[]) {
  return db
    .select({ id: projects.id, version: versionOf(matchProjectColumns) })
    .from(projects)
    .where(isOneOf(projects.id, ids))
}
