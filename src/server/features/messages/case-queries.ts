/** Queries for reported messages, as administrators see them. */
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import type { Attachment } from '#contract/messages/attachments.ts'
import type { MessageReportReason, MessageDecision } from '#domain/messages/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { attachments, conversations, messageReports, messages } from '#server/db/message-tables.ts'
import { reportedCases, type ReportRow } from '#server/queries/reported-cases.ts'
import { organizations, projects, users } from '#server/db/schema.ts'
import type { Cursor } from '#server/http/cursor.ts'
import { pageRows } from '#server/http/page.ts'

const writers = alias(users, 'writers')

const cases = reportedCases<MessageDecision>(messages.id, messageReports, messageReports.messageId)
export const { countCases, saveDecision } = cases

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
  at: cases.at,
  openReports: cases.openReports,
  version: sql<string>`md5(concat_ws('|', ${messages.version}, ${cases.openReportIds}))`,
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

/** One page of cases after a cursor. */
export function listCases(
  db: Db,
  { show, after }: { show: ReportFilter; after: Cursor | null },
): Promise<CaseRow[]> {
  const { where, orderBy } = cases.page(show, after)
  return selectCases(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(pageRows)
}

/** The case of one message; null if it was never reported. */
export async function findCase(db: Db, id: string): Promise<CaseRow | null> {
  const [row] = await selectCases(db).where(and(eq(messages.id, id), cases.isReported))
  return row ?? null
}

type Report = ReportRow<MessageReportReason, MessageDecision> & { content: string }

/** The latest reports of these messages, open ones first, with the message text at that time. */
export async function listReports(db: Db, messageIds: readonly string[]): Promise<Report[]> {
  const { rows } = await db.execute<Report>(cases.selectReports(messageIds, sql`, r.content`))
  return rows
}

/** Stores a report; null if the same person already has an open one. */
export async function insertReport(db: Db, report: typeof messageReports.$inferInsert) {
  const [row] = await db.insert(messageReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}
