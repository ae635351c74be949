/** Queries for what administrators see before they delete an account. */
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications, organizationMembers, projects, users } from '#server/db/schema.ts'

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

/** Projects with how many people applied or take part now. */
export function listProjectsWithPeople(db: Db, ids: string[]) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      people: sql<number>`(select count(*)::int from ${applications} a
        where a.project_id = ${projects}.id and a.status in ('pending', 'accepted'))`,
    })
    .from(projects)
    .where(inArray(projects.id, ids))
    .orderBy(projects.title, projects.id)
}
