/** What happened to a project, as its members see it (decision A15). */
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { projectEvents } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { pageOf, pageRows } from '#server/http/lists/page.ts'
import { parsePosition } from '#server/http/lists/position-cursor.ts'

const typeOf = (event: (typeof projectEvents)[number]) => `project.${event}`
const isOf = (projectId: string) =>
  and(eq(domainEvents.subjectId, projectId), inArray(domainEvents.type, projectEvents.map(typeOf)))

/** One page of a project's history, newest first. */
export async function listHistory(db: Db, projectId: string, cursor: string | undefined) {
  const before = parsePosition(cursor)
  const rows = await db
    .select({
      id: domainEvents.id,
      type: domainEvents.type,
      at: domainEvents.at,
      data: domainEvents.data,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(domainEvents)
    .leftJoin(users, eq(users.id, domainEvents.actorId))
    .where(and(isOf(projectId), before === null ? undefined : lt(domainEvents.id, before)))
    .orderBy(desc(domainEvents.id))
    .limit(pageRows)
  const found = rows.flatMap(({ type, ...row }) => {
    const event = projectEvents.find((each) => typeOf(each) === type)
    return event ? [{ ...row, event }] : []
  })
  return pageOf(found, {
    isFirst: before === null,
    keyOf: ({ id }) => String(id),
    present: ({ event, at, data, actor }) => {
      const fields = Array.isArray(data['fields']) ? data['fields'].map(String) : []
      return { event, at: at.toISOString(), fields, actor }
    },
    count: () => countFound(db, (rows) => rows.from(domainEvents).where(isOf(projectId))),
  })
}
