import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { sumOfHours } from '#server/queries/work.ts'
import { decision } from './applicants/applicant-queries.ts'

/** Applications that arrived or moved, by id, each with the members of its organization except its volunteer. */
export function listMovedApplications(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: applications.id,
      projectId: applications.projectId,
      organizationId: projects.organizationId,
      status: applications.status,
      reason: applications.endReason,
      declineReason: applications.declineReason,
      decision,
      waitingHours: sumOfHours('awaiting'),
      memberIds: sql<string[]>`array(
        select m.user_id from ${organizationMembers} m
        where m.organization_id = ${projects.organizationId} and m.user_id <> ${applications.volunteerId}
        order by m.user_id)`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
}
export type MovedApplication = Awaited<ReturnType<typeof listMovedApplications>>[number]
