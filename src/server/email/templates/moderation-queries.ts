import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ProjectVisibility } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { appeals, organizationSuspensions, userSuspensions } from '#server/db/tables/moderation.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'

/** Members of an organization who can sign in. */
export async function listMemberIds(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(eq(organizationMembers.organizationId, organizationId), isNull(users.disabledAt)))
  return rows.map(({ id }) => id)
}

/** A suspended person and the reason; null if they are not suspended, or no longer. */
export async function findSuspendedPerson(db: Db, userId: string) {
  const [row] = await db
    .select({ recipient: recipientColumns, reason: userSuspensions.reason })
    .from(users)
    .innerJoin(userSuspensions, eq(userSuspensions.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}

/** An organization, with the reason if it is suspended; null if it was deleted. */
export async function findOrganizationSuspension(db: Db, organizationId: string) {
  const [row] = await db
    .select({ organization: organizations.name, reason: organizationSuspensions.reason })
    .from(organizations)
    .leftJoin(organizationSuspensions, eq(organizationSuspensions.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId))
  return row ?? null
}

const openStatuses = ['pending', 'accepted'] as const

/** The projects of these organizations that someone applied to or works on, of these visibilities. */
export async function listProjectsInUse(
  db: Db,
  organizationIds: readonly string[],
  visibilities: readonly ProjectVisibility[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: projects.id })
    .from(projects)
    .innerJoin(applications, eq(applications.projectId, projects.id))
    .where(
      and(
        inArray(projects.organizationId, [...organizationIds]),
        inArray(applications.status, openStatuses),
        inArray(projects.visibility, [...visibilities]),
      ),
    )
    .orderBy(projects.id)
  return rows.map(({ id }) => id)
}

/** The open application of each applicant and accepted volunteer of a project. */
export async function listOpenApplicationsTo(db: Db, projectId: string) {
  return db
    .selectDistinctOn([applications.volunteerId], {
      volunteerId: applications.volunteerId,
      applicationId: applications.id,
      projectId: applications.projectId,
    })
    .from(applications)
    .where(and(eq(applications.projectId, projectId), inArray(applications.status, openStatuses)))
    .orderBy(applications.volunteerId, desc(applications.createdAt), desc(applications.id))
}

/** Stores the token of the latest email about a suspension; false if the person is no longer suspended. */
export async function saveAppealToken(db: Db, userId: string, appealTokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .update(userSuspensions)
    .set({ appealTokenHash })
    .where(eq(userSuspensions.userId, userId))
    .returning({ userId: userSuspensions.userId })
  return rows.length > 0
}

/** The administrator's answer to an appeal; null while it is open. */
export async function findAppealNote(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ note: appeals.note }).from(appeals).where(eq(appeals.id, id))
  return row?.note ?? null
}
