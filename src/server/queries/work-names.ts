/** What works are called, wherever something speaks of them by the ids of their applications. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications, organizations, portfolioOmissions, projects } from '#server/db/schema.ts'
import { isWorkNamed, workEndedAt } from './work.ts'

/** Works in the order of their being signed off; those that are gone are left out. */
export async function listWorkNames(db: Db, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return db
    .select({
      id: applications.id,
      title: projects.title,
      organizationName: organizations.name,
      endedAt: workEndedAt,
      /** Whether strangers may read of it: it is neither removed nor left out by its volunteer. */
      isShown: sql<boolean>`(${isWorkNamed} and not exists (
        select from ${portfolioOmissions} o where o.application_id = ${applications.id}))`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(applications.id, [...new Set(applicationIds)]))
    .orderBy(workEndedAt, applications.id)
}
