/** Queries for what administrators see before they delete an account. */
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { activeProjectStatuses } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/** Members who can become owners in place of a person; coordinators only help. */
export function listPossibleOwners(
  db: Db,
  { userId, organizationIds }: { userId: string; organizationIds: string[] },
) {
  return db
    .select({
      organizationId: organizationMembers.organizationId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        inArray(organizationMembers.organizationId, organizationIds),
        ne(users.id, userId),
        isNull(users.disabledAt),
        eq(organizationMembers.isCoordinator, false),
      ),
    )
    .orderBy(asc(organizationMembers.joinedAt), users.id)
}

/**
 * The projects that are canceled when these organizations close, with how many people applied or take part now: also those
 * that are paused, or held by administrators.
 */
export function listProjectsWithPeople(db: Db, organizationIds: string[]) {
  return db
    .select({
      organizationId: projects.organizationId,
      id: projects.id,
      title: projects.title,
      people: sql<number>`(select count(*)::int from ${applications} a
        where a.project_id = ${projects}.id and a.status in ('pending', 'accepted'))`,
    })
    .from(projects)
    .where(
      and(
        inArray(projects.organizationId, organizationIds),
        inArray(projects.visibility, ['published', 'held']),
        inArray(projects.status, [...activeProjectStatuses, 'paused']),
      ),
    )
    .orderBy(projects.title, projects.id)
}
