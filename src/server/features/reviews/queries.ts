import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ReviewType } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { isVolunteerDeleted } from '#server/queries/work.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'

/** A collaboration with the reader on one side. */
export interface Collaboration {
  applicationId: string
  projectId: string
  organizationId: string
  volunteerId: string
}

function selectCollaborations(db: Db) {
  return db
    .select({
      applicationId: applications.id,
      projectId: projects.id,
      organizationId: projects.organizationId,
      volunteerId: applications.volunteerId,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
}

export const isOwn = (ctx: Context) => eq(applications.volunteerId, ctx.actor.id)
export const isReceived = (ctx: Context) =>
  inArray(
    projects.organizationId,
    ctx.actor.organizations.map(({ id }) => id),
  )

/** The collaboration of an application; null if the reader is on neither side. */
export async function findCollaboration(ctx: Context, applicationId: string): Promise<Collaboration | null> {
  const [row] = await selectCollaborations(ctx.db).where(
    and(eq(applications.id, applicationId), or(isOwn(ctx), isReceived(ctx))),
  )
  return row ?? null
}

/**
 * The reader's collaboration with a reviewee in a project. The reviewee is a volunteer, the organization, or a person
 * whose primary organization it is (decisions A23, A27). Among several, prefers the accepted one, then the latest.
 */
export async function findCollaborationWith(
  ctx: Context,
  { projectId, revieweeId }: { projectId: string; revieweeId: string },
): Promise<Collaboration | null> {
  const [row] = await selectCollaborations(ctx.db)
    .where(and(eq(applications.projectId, projectId), isWithReviewee(ctx, revieweeId)))
    .orderBy(...mostReviewableFirst)
    .limit(1)
  return row ?? null
}

/** The reader is on one side and the named reviewee on the other (decisions A23, A27). */
export function isWithReviewee(ctx: Context, revieweeId: string): SQL | undefined {
  const isOrganization = or(
    eq(projects.organizationId, revieweeId),
    sql`exists (
      select from ${organizationMembers} m join ${users} u on u.id = m.user_id
      where m.organization_id = ${projects.organizationId} and m.user_id = ${revieweeId}
        and (m.role = 'owner' or u.primary_organization_id = m.organization_id))`,
  )
  const isVolunteer = and(eq(applications.volunteerId, revieweeId), sql`not ${isOwn(ctx)}`)
  return or(and(isOwn(ctx), isOrganization), and(isReceived(ctx), isVolunteer))
}

/** Among several applications of one person, the one whose work can be reviewed comes first. */
export const mostReviewableFirst = [
  sql`${applications.status} in ('accepted', 'completed') desc`,
  desc(applications.createdAt),
  desc(applications.id),
]

/**
 * Locks the rows that a review changes or depends on, the organization before the project, because a rename locks the
 * organization and then updates its projects. Returns the states under the locks.
 */
export async function lockCollaboration(db: Db, { organizationId, projectId, applicationId }: Collaboration) {
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update')
  const [project] = await db
    .select({ status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update')
  const [application] = await db
    .select({ status: applications.status, isVolunteerDeleted })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return project && application ? { project, application } : null
}

/** The directions in which a collaboration has been reviewed. */
export async function listReviewTypes(db: Db, applicationId: string): Promise<ReviewType[]> {
  const rows = await db
    .select({ type: reviews.type })
    .from(reviews)
    .where(eq(reviews.applicationId, applicationId))
  return rows.map(({ type }) => type)
}

/** Stores a review that is not visible yet and returns its ID. */
export async function insertReview(db: Db, review: typeof reviews.$inferInsert): Promise<string> {
  const [row] = await db.insert(reviews).values(review).returning({ id: reviews.id })
  if (!row) throw new Error('a review was not stored')
  return row.id
}

/** Makes the waiting reviews of a collaboration visible and returns them. */
export function revealReviews(db: Db, { applicationId, at }: { applicationId: string; at: Date }) {
  return db
    .update(reviews)
    .set({ revealedAt: at })
    .where(and(eq(reviews.applicationId, applicationId), isNull(reviews.revealedAt)))
    .returning({ id: reviews.id, type: reviews.type, rating: reviews.rating, isPublic: reviews.isPublic })
}

/** The collaboration of an application, without an access check; null if it was deleted. */
export async function findCollaborationForSystem(
  db: Db,
  applicationId: string,
): Promise<Collaboration | null> {
  const [row] = await selectCollaborations(db).where(eq(applications.id, applicationId))
  return row ?? null
}
