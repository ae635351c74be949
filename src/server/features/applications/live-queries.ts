import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications, organizationMembers, projects } from '#server/db/schema.ts'
import { decision } from './applicant-queries.ts'

/** An application that moved, and the members of its organization except its volunteer. Null if it does not exist. */
export async function findMovedApplication(db: Db, id: string) {
  const [row] = await db
    .select({
      projectId: applications.projectId,
      organizationId: projects.organizationId,
      status: applications.status,
      decision,
      memberIds: sql<string[]>`array(
        select m.user_id from ${organizationMembers} m
        where m.organization_id = ${projects.organizationId} and m.user_id <> ${applications.volunteerId}
        order by m.user_id)`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(eq(applications.id, id))
  return row ?? null
}
