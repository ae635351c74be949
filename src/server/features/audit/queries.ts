import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { AuditFilter } from '#contract/audit/audit.ts'
import { addDays } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { auditedId, auditedName } from '#server/audit/queries.ts'
import { users } from '#server/db/tables/accounts.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { appeals } from '#server/db/tables/moderation.ts'
import { readInBatches } from '#server/http/lists/csv.ts'
import { pageRows } from '#server/http/lists/page.ts'
import { shownEmail } from '#server/queries/accounts/leaving.ts'
import { isUuid } from '#domain/text/uuid.ts'

const columns = {
  position: sql<number>`${auditLog.position}`.mapWith(Number),
  at: auditLog.at,
  action: auditLog.action,
  outcome: auditLog.outcome,
  actorId: auditLog.actorId,
  actorName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  actorEmail: sql<string | null>`nullif(${shownEmail}, '')`,
  objectType: auditLog.objectType,
  objectId: auditLog.objectId,
  objectName: auditedName,
  isOpenAppeal: sql<boolean | null>`case when ${auditLog.objectType} = 'appeal' then (
    select a.verdict is null from ${appeals} a where a.id = ${auditedId}) end`,
  before: auditLog.before,
  after: auditLog.after,
  ip: sql<string | null>`host(${auditLog.actorIp})`,
  session: auditLog.sessionHashPrefix,
  requestId: auditLog.requestId,
  hash: sql<string>`encode(${auditLog.hash}, 'hex')`,
}

function filterConditions({ action, actor, objectType, objectId, outcome, from, to }: AuditFilter): SQL[] {
  const day = (text: string) => sql`${text}::date::timestamptz`
  return [
    sql`${auditLog.hash} is not null`,
    ...(action ? [eq(auditLog.action, action)] : []),
    ...(actor ? [isActor(actor)] : []),
    ...(objectType ? [eq(auditLog.objectType, objectType)] : []),
    ...(objectId ? [eq(auditLog.objectId, objectId)] : []),
    ...(outcome ? [eq(auditLog.outcome, outcome)] : []),
    ...(from ? [sql`${auditLog.at} >= ${day(from)}`] : []),
    ...(to ? [sql`${auditLog.at} < ${day(addDays(to, 1))}`] : []),
  ]
}

function isActor(actor: string): SQL {
  if (isUuid(actor.toLowerCase())) return eq(auditLog.actorId, actor)
  return sql`${auditLog.actorId} in (select u.id from ${users} u where lower(u.email) = lower(${actor}))`
}

const read = (db: Db, where: SQL | undefined) =>
  db.select(columns).from(auditLog).leftJoin(users, eq(users.id, auditLog.actorId)).where(where)

/** The newest entries that match a filter, before a position. One more than a page holds. */
export function listEntries(db: Db, filter: AuditFilter, before: number | null) {
  return read(
    db,
    and(...filterConditions(filter), before === null ? undefined : lt(auditLog.position, before)),
  )
    .orderBy(sql`${auditLog.position} desc`)
    .limit(pageRows)
}

/** How many entries match a filter, as its list says. */
export const countListed = (db: Db, filter: AuditFilter): Promise<number> =>
  countFound(db, (rows) => rows.from(auditLog).where(and(...filterConditions(filter))))

export type FoundEntry = Awaited<ReturnType<typeof listEntries>>[number]

/** All entries that match a filter, oldest first, up to the given position, in batches. */
export const streamEntries = (db: Db, filter: AuditFilter, upTo: number): AsyncGenerator<FoundEntry> =>
  readInBatches<FoundEntry>((after, limit) =>
    read(
      db,
      and(
        ...filterConditions(filter),
        gt(auditLog.position, after?.position ?? 0),
        sql`${auditLog.position} <= ${upTo}`,
      ),
    )
      .orderBy(auditLog.position)
      .limit(limit),
  )

/** How many entries match a filter, and the position of the newest one. */
export async function countEntries(db: Db, filter: AuditFilter): Promise<{ rows: number; last: number }> {
  const [found] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${auditLog.position}), 0)`.mapWith(Number),
    })
    .from(auditLog)
    .where(and(...filterConditions(filter)))
  return found ?? { rows: 0, last: 0 }
}
