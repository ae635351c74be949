/** Rows of reported messages as administrators see them. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ShownMessageCases } from '#contract/admin-messages.ts'
import type { Attachment } from '#contract/conversation-messages.ts'
import type { MessageReportReason, MessageVerdict } from '#domain/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { attachments, conversations, messageReports, messages } from '#server/db/message-tables.ts'
import { organizations, projects, users } from '#server/db/schema.ts'
import { readCursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'

/** The latest reports of a case that are told. */
const toldReports = 50

const writers = alias(users, 'writers')

const openOf = sql`select from ${messageReports} w where w.message_id = ${messages.id} and w.decided_at is null`

/** When a case stands where in the lists: an open one by its oldest report that waits, another by its last decision. */
const standing = sql<Date>`(
  select coalesce(min(s.created_at) filter (where s.decided_at is null), max(s.decided_at))
  from ${messageReports} s where s.message_id = ${messages.id})`.mapWith(messages.createdAt)

const columns = {
  message: {
    id: messages.id,
    content: messages.content,
    createdAt: messages.createdAt,
    editedAt: messages.editedAt,
    deletedAt: messages.deletedAt,
    isRemoved: messages.isRemoved,
    side: messages.side,
    senderId: messages.senderId,
    conversationId: messages.conversationId,
  },
  at: standing,
  openReports: sql<number>`(select count(*)::int from ${messageReports} o
    where o.message_id = ${messages.id} and o.decided_at is null)`,
  version: sql<string>`md5(concat_ws('|', ${messages.version},
    (select string_agg(v.id::text, ',' order by v.id) from ${messageReports} v
      where v.message_id = ${messages.id} and v.decided_at is null)))`,
  files: sql<Omit<Attachment, 'path'>[]>`coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.title, 'size', f.size, 'mimeType', f.media_type)
      order by f.place, f.id)
    from ${attachments} f where f.message_id = ${messages.id}), '[]')`,
  writer: { id: writers.id, firstName: writers.firstName, lastName: writers.lastName },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}

const selectCases = (db: Db) =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .innerJoin(users, eq(users.id, conversations.volunteerId))
    .leftJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(writers, eq(writers.id, messages.senderId))

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

/** Of the messages that were ever reported, those with reports that wait, or the others. */
const isShown = (show: ShownMessageCases) =>
  show === 'open'
    ? sql`${messages.id} in (select w.message_id from ${messageReports} w where w.decided_at is null)`
    : sql`${messages.id} in (select d.message_id from ${messageReports} d) and not exists (${openOf})`

/** Rows of a page and whether it is the first. */
export async function listCases(
  db: Db,
  { show, cursor }: { show: ShownMessageCases; cursor: string | undefined },
): Promise<{ rows: CaseRow[]; isFirst: boolean }> {
  const after = readCursor(cursor)
  const isQueue = show === 'open'
  const isAfter =
    after &&
    sql`(${standing}, ${messages.id}) ${sql.raw(isQueue ? '>' : '<')}
      (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = isQueue ? asc : desc
  const rows = await selectCases(db)
    .where(and(isShown(show), isAfter ?? undefined))
    .orderBy(order(standing), order(messages.id))
    .limit(pageRows)
  return { rows, isFirst: !after }
}

/** How many there are, counted to the limit of lists. */
export function countCases(db: Db, show: ShownMessageCases): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(messages)
    .where(isShown(show))
  return countFound(db, counted)
}

/** The case of one message; null where it was never reported. */
export async function findCase(db: Db, id: string): Promise<CaseRow | null> {
  const [row] = await selectCases(db).where(
    and(
      eq(messages.id, id),
      sql`exists (select from ${messageReports} r where r.message_id = ${messages.id})`,
    ),
  )
  return row ?? null
}

interface PersonRow {
  id: string
  firstName: string
  lastName: string
}
interface ReportRow extends Record<string, unknown> {
  messageId: string
  id: string
  reason: MessageReportReason
  explanation: string | null
  content: string
  createdAt: string
  reporter: PersonRow | null
  verdict: MessageVerdict | null
  note: string | null
  decidedAt: string | null
  decidedBy: PersonRow | null
}

const iso = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const asPerson = (name: string) =>
  sql.raw(`case when ${name}.id is null then null else
    json_build_object('id', ${name}.id, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name) end`)

/** The latest reports of these messages, those that wait first. */
export async function listReports(db: Db, messageIds: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await db.execute<ReportRow>(sql`
    select r.message_id as "messageId", r.id, r.reason, r.explanation, r.content,
      ${iso('r.created_at')} as "createdAt", ${asPerson('reporter')} as reporter, r.verdict, r.note,
      ${iso('r.decided_at')} as "decidedAt", ${asPerson('decider')} as "decidedBy"
    from unnest(${sql.param([...messageIds])}::uuid[]) asked(id)
    cross join lateral (
      select * from ${messageReports} x where x.message_id = asked.id
      order by x.decided_at is not null, x.created_at desc, x.id desc limit ${toldReports}) r
    left join ${users} reporter on reporter.id = r.reporter_id
    left join ${users} decider on decider.id = r.decided_by
    order by r.decided_at is not null, r.created_at desc, r.id desc`)
  return rows
}

/** Stores a report; null where one of the same person waits already. */
export async function insertReport(db: Db, report: typeof messageReports.$inferInsert) {
  const [row] = await db.insert(messageReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}

/** Decides every report of a message that waits; answers who had reported it. */
export async function saveVerdict(
  db: Db,
  messageId: string,
  verdict: { verdict: MessageVerdict; note: string | null; decidedBy: string; decidedAt: Date },
): Promise<string[]> {
  const decided = await db
    .update(messageReports)
    .set(verdict)
    .where(and(eq(messageReports.messageId, messageId), isNull(messageReports.decidedAt)))
    .returning({ reporterId: messageReports.reporterId })
  return decided.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]))
}
