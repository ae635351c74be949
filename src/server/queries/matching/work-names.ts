/** The names of completed work, wherever a text refers to it by the ids of its applications. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { portfolioOmissions } from '#server/db/tables/portfolios.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isWorkNamed, workEndedAt } from '#server/queries/work.ts'

/** Lists the work in the order it was signed off; skips work that no longer exists. */
export async function listWorkNames(db: Db, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return db
    .select({
      id: applications.id,
      title: projects.title,
      organizationName: organizations.name,
      endedAt: workEndedAt,
      /** True if the public may read about it: neither removed nor hidden by its volunteer. */
      isShown: sql<boolean>`(${isWorkNamed} and not exists (
        select from ${portfolioOmissions} o where o.application_id = ${applications.id}))`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(applications.id, [...new Set(applicationIds)]))
    .orderBy(workEndedAt, applications.id)
}
