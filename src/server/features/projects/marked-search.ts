/** A list of projects that a volunteer marked, such as saved ones (decision A15). */
import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProjectCard } from '#contract/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { countFound, isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { cardColumns, type CardRow } from './present.ts'
import { pauseForBlocked } from './viewer.ts'

interface MarkedList<Item> {
  /** The table with a row per person and project. */
  marks: PgTable
  userId: AnyColumn
  projectId: AnyColumn
  /** When they marked it. */
  at: AnyColumn
  isShown: SQL
  present: (row: CardRow, at: Date) => Item
}

/** One page of the reader's list, latest first. Each card says of applying what the project's page says to this reader. */
export async function listMarked<Item extends ProjectCard>(
  { db, actor, config }: Context,
  cursor: string | undefined,
  { marks, userId, projectId, at, isShown, present }: MarkedList<Item>,
): Promise<Page<Item>> {
  const after = decodeCursor(cursor)
  const order = { createdAt: at, id: projectId }
  const own = and(eq(userId, actor.id), isShown)
  const rows = await db
    .select({
      ...cardColumns,
      markedAt: sql<Date>`${at}`.mapWith(savedProjects.savedAt),
      blockedAt: contacts.blockedByVolunteerAt,
      blockedByOrganizationAt: contacts.blockedByOrganizationAt,
    })
    .from(marks)
    .innerJoin(projects, eq(projects.id, projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(
      contacts,
      and(eq(contacts.organizationId, projects.organizationId), eq(contacts.volunteerId, userId)),
    )
    .where(and(own, after ? isAfterKeyset(order, after) : undefined))
    .orderBy(...newestFirst(order))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ markedAt, id }) => ({ createdAt: markedAt, id }),
    present: ({ markedAt, blockedAt, blockedByOrganizationAt, ...row }) => {
      const item = present(row, markedAt)
      return { ...item, ...pauseForBlocked(item, { blockedAt, blockedByOrganizationAt }, config) }
    },
    count: () =>
      countFound(db, (rows) => rows.from(marks).innerJoin(projects, eq(projects.id, projectId)).where(own)),
  })
}
