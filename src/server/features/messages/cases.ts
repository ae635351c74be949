/** Reported messages, as administrators see and decide them. */
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Attachment } from '#contract/messages/attachments.ts'
import { decideMessageCase, listMessageCases } from '#contract/messages/cases.ts'
import {
  listMessageCaseDecisions,
  messageCaseState,
  type MessageCaseDecision,
  type MessageDecision,
  type MessageReportReason,
} from '#domain/messages/messaging.ts'
import type { CaseRows } from '#server/cases/list-queries.ts'
import { partyColumns, writers } from '#server/cases/party-queries.ts'
import { queryReports, type Report } from '#server/cases/report-queries.ts'
import { reportedCases, type Decided } from '#server/cases/reported.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  attachments,
  conversations,
  messageReports,
  messages,
  removedMessages,
} from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { Context } from '#server/context.ts'
import { retireFiles } from '#server/files/remove.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { route } from '#server/http/route.ts'
import { findForBroadcast } from './message-search.ts'
import { pushMessage } from './push-message.ts'
import { removeAttachments, saveRemoved, saveRestored } from './queries.ts'
import { listReaders } from './reader-queries.ts'

const { columns: reportColumns, ...reports } = queryReports<MessageReportReason, MessageDecision>({
  item: messages.id,
  reports: messageReports,
  about: messageReports.messageId,
  own: sql`, 'content', r.content`,
})

const columns = {
  ...reportColumns,
  reports: sql<
    (Report<MessageReportReason, MessageDecision> & { content: string })[]
  >`${reportColumns.reports}`,
  lastDecision: reports.lastDecision,
  version: sql<string>`md5(concat_ws('|', ${messages.version}, ${reports.openReportIds}))`,
  message: {
    /** Administrators still read what they removed. */
    content: sql<string>`coalesce(${removedMessages.content}, ${messages.content})`,
    createdAt: messages.createdAt,
    editedAt: messages.editedAt,
    deletedAt: messages.deletedAt,
    isRemoved: messages.isRemoved,
    side: messages.side,
    senderId: messages.senderId,
    conversationId: messages.conversationId,
  },
  canRestore: sql<boolean>`${removedMessages.messageId} is not null`,
  files: sql<Attachment[]>`coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.title, 'size', f.size, 'mimeType', f.media_type,
      'path', '/api/admin/attachments/' || f.id) order by f.place, f.id)
    from ${attachments} f where f.message_id = ${messages.id}), '[]')`,
  ...partyColumns,
}

const select = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .innerJoin(users, eq(users.id, conversations.volunteerId))
    .leftJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(writers, eq(writers.id, messages.senderId))
    .leftJoin(removedMessages, eq(removedMessages.messageId, messages.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

type Row = Awaited<ReturnType<typeof select>>[number]

export const messageCases = reportedCases({
  objectType: 'message',
  notFound: 'message_not_found',
  reports,
  select,
  lock: (db, { volunteer, organization }: Row) =>
    lockContact(db, { volunteerId: volunteer.id, organizationId: organization.id }),
  partiesOf: ({ volunteer, message, organization }) => ({
    organizationId: organization.id,
    people: [volunteer.id, message.senderId],
  }),
  stateOf: ({ openReports, lastDecision, message }) =>
    messageCaseState({ openReports, lastDecision, isRemoved: message.isRemoved }),
  listDecisions: listMessageCaseDecisions,
  needsNote: (decision) => decision === 'remove',
  outcomes: {
    keep: { state: 'kept', action: 'message.keep' },
    remove: { state: 'removed', action: 'message.remove' },
    restore: { state: 'restored', action: 'message.restore' },
  },
  async save(ctx, { id, message }, { verdict }: Decided<MessageCaseDecision>) {
    if (verdict === 'keep') return
    if (verdict === 'remove') await saveRemoved(ctx.db, { id, at: ctx.now() })
    else await saveRestored(ctx.db, id)
    const changed = await findForBroadcast(ctx, id)
    if (changed) await pushMessage(ctx.db, await listReaders(ctx.db, message.conversationId), changed)
  },
  eventOf({ id, message }, { verdict, note, reporterIds, isAppeal }) {
    const about = { subjectId: message.conversationId, data: { messageId: id }, reporterIds }
    if (verdict === 'restore')
      return { ...about, type: 'message.restored', writerId: isAppeal ? null : message.senderId }
    return verdict === 'keep'
      ? { ...about, type: 'message.kept' }
      : {
          ...about,
          type: 'message.removed',
          writerId: message.senderId,
          note,
          canAppeal: message.deletedAt === null,
        }
  },
  present: ({ message, writer, files, project, organization, volunteer, canRestore }) => ({
    canRestore,
    message: {
      content: message.content,
      timestamp: message.createdAt.toISOString(),
      editedAt: message.editedAt?.toISOString() ?? null,
      deletedAt: message.deletedAt?.toISOString() ?? null,
      side: message.side,
      attachments: files,
      writer,
    },
    conversation: { project, organization, volunteer },
  }),
  auditRead: (ids) => ({ action: 'message.read', after: { messages: ids } }),
})

/** Shows a removed message again, because an appeal was granted. */
export const undoMessageDecision = (ctx: Context, about: { id: string; note: string }): Promise<void> =>
  messageCases.decideNow(ctx, about, (state) => (state === 'removed' ? 'restore' : null))

/** Deletes the files of a removed message, because nothing can bring it back anymore. */
export async function confirmMessageDecision(ctx: Context, id: string): Promise<void> {
  await retireFiles(ctx.db, await removeAttachments(ctx.db, id), ctx.now())
}

export function messageCaseRoutes(app: FastifyInstance): void {
  route(app, listMessageCases, (ctx, { query }) => messageCases.list(ctx, query))
  route(app, decideMessageCase, (ctx, { params, body }) => messageCases.decide(ctx, { ...params, ...body }))
}
