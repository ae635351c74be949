/** What saved searches found that one email lists. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects, savedSearches, searchAlerts } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'

/** The projects that were sent together and are still listed, in the order of their searches. */
export function listSent(db: Db, { userId, sendId }: { userId: string; sendId: string }) {
  return db
    .select({
      project: { id: projects.id, title: projects.title },
      organizationName: organizations.name,
      search: { id: savedSearches.id, name: savedSearches.name },
    })
    .from(searchAlerts)
    .innerJoin(projects, eq(projects.id, searchAlerts.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .where(
      and(
        eq(searchAlerts.sendId, sendId),
        eq(searchAlerts.userId, userId),
        eq(projects.visibility, 'published'),
        sql`${savedSearches.endedAt} is null`,
        sql`not ${isSeparated({ volunteerId: searchAlerts.userId, organizationId: projects.organizationId })}`,
      ),
    )
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id), asc(searchAlerts.foundAt), asc(projects.id))
}
export type SentProject = Awaited<ReturnType<typeof listSent>>[number]
