/** Messages as their readers see them. */
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { FoundMessage, Message } from '#contract/messages/messages.ts'
import type { Attachment } from '#contract/messages/attachments.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { attachments, conversationReaders, conversations, messages } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { alias } from 'drizzle-orm/pg-core'
import { parseSearch } from '#server/queries/text/text-search.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { othersReadPosition } from './reader-queries.ts'
import { sideOf } from './side.ts'

const volunteers = alias(users, 'volunteers')

/** The download path of a message's file. */
export const attachmentPath = (id: string): string => `/api/attachments/${id}`

/** Those of a removed message are only for administrators. */
const messageFiles = sql<Omit<Attachment, 'path'>[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.title, 'size', f.size, 'mimeType', f.media_type)
    order by f.place, f.id)
  from ${attachments} f where f.message_id = ${messages.id} and ${messages.deletedAt} is null), '[]')`

const readPositionOf = (userId: string) => sql<number>`coalesce((
  select own.read_position from ${conversationReaders} own
  where own.conversation_id = ${conversations.id} and own.user_id = ${userId}::uuid), 0)`

function selectMessages(ctx: Context) {
  const { id } = ctx.actor
  return ctx.db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      position: messages.position,
      senderId: messages.senderId,
      sender: { firstName: users.firstName, lastName: users.lastName },
      side: messages.side,
      content: messages.content,
      language: messages.language,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
      isRemoved: messages.isRemoved,
      // An edited one says something to one person only.
      isAnnouncement: sql<boolean>`${messages.announcementId} is not null and ${messages.version} = 1`,
      hasReported: hasReported('message', { item: messages.id, reader: sql`${id}::uuid` }),
      version: messages.version,
      files: messageFiles,
      volunteerId: conversations.volunteerId,
      ownRead: readPositionOf(id),
      otherRead: othersReadPosition(id),
      place: {
        projectTitle: projects.title,
        organizationName: organizations.name,
        firstName: volunteers.firstName,
        lastName: volunteers.lastName,
      },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .innerJoin(volunteers, eq(volunteers.id, conversations.volunteerId))
    .leftJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(users, eq(users.id, messages.senderId))
}

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

const present =
  (ctx: Context) =>
  (row: Row): Message => ({
    id: row.id,
    conversationId: row.conversationId,
    position: row.position,
    senderId: row.senderId,
    senderName: row.sender ? formatFullName(row.sender) : '',
    side: row.side,
    content: row.content,
    language: row.language,
    timestamp: row.createdAt.toISOString(),
    read: row.position <= (row.side === sideOf(ctx, row) ? row.otherRead : row.ownRead),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    isRemoved: row.isRemoved,
    isAnnouncement: row.isAnnouncement,
    hasReported: row.hasReported,
    attachments: row.files.map((file) => ({ ...file, path: attachmentPath(file.id) })),
    version: row.version,
  })

/** Whether the message belongs to one of the reader's conversations. */
const isVisibleToReader = ({ actor }: Context): SQL | undefined =>
  or(
    eq(conversations.volunteerId, actor.id),
    inArray(
      conversations.organizationId,
      actor.organizations.map(({ id }) => id),
    ),
  )

/** The reader's messages with these IDs, unordered. */
export async function listByIds(ctx: Context, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return []
  const rows = await selectMessages(ctx).where(and(inArray(messages.id, [...ids]), isVisibleToReader(ctx)))
  return rows.map(present(ctx))
}

/** One of the reader's messages, or null. */
export async function findMessage(ctx: Context, id: string): Promise<Message | null> {
  const [found] = await listByIds(ctx, [id])
  return found ?? null
}

/** A message as its readers see it, loaded by someone who is not one of them. */
export async function findForBroadcast(ctx: Context, id: string): Promise<Message | null> {
  const [row] = await selectMessages(ctx).where(eq(messages.id, id))
  return row ? present(ctx)(row) : null
}

function decodePosition(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (!/^\d{1,9}$/.test(cursor)) throw new Problem('bad_cursor')
  return Number(cursor)
}

interface MessageQuery {
  before?: number | undefined
  after?: number | undefined
  limit: number
  cursor?: string | undefined
}

/** One page of a conversation: newest first, or oldest first after a position. */
export async function listOf(
  ctx: Context,
  { id, lastPosition }: { id: string; lastPosition: number },
  { before, after, limit, cursor }: MessageQuery,
): Promise<Page<Message>> {
  const isAscending = after !== undefined
  const from = decodePosition(cursor) ?? (isAscending ? after : before)
  const isPastCursor =
    from === undefined
      ? undefined
      : isAscending
        ? sql`${messages.position} > ${from}`
        : sql`${messages.position} < ${from}`
  const isWithin = isAscending && before !== undefined ? sql`${messages.position} < ${before}` : undefined
  const rows = await selectMessages(ctx)
    .where(and(eq(messages.conversationId, id), isPastCursor, isWithin))
    .orderBy(isAscending ? asc(messages.position) : desc(messages.position))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(present(ctx)),
    next: rows.length > limit && last ? String(last.position) : null,
    total: lastPosition,
  }
}

const presentResult =
  (ctx: Context) =>
  (row: Row): FoundMessage => {
    const { projectTitle, organizationName, ...volunteer } = row.place
    const name = sideOf(ctx, row) === 'volunteer' ? organizationName : formatFullName(volunteer)
    return { message: present(ctx)(row), conversation: { id: row.conversationId, name, projectTitle } }
  }

/** One page of the reader's messages that match the search, newest first. An empty search finds nothing. */
export async function search(
  ctx: Context,
  requested: { search: string; conversationId?: string | undefined; cursor?: string | undefined },
): Promise<Page<FoundMessage>> {
  const after = decodeCursor(requested.cursor)
  const words = await parseSearch(ctx.db, requested.search, 'message')
  if (words === '') return { items: [], next: null, total: 0 }
  const { actor, db } = ctx
  // The index includes the message's readers, so a search touches only the reader's messages.
  const readers = [`'v${actor.id}'`, ...actor.organizations.map(({ id }) => `'o${id}'`)].join(' | ')
  const where = and(
    sql`${messages.search} @@ (${readers}::tsquery && ${words}::tsquery)`,
    isVisibleToReader(ctx),
    requested.conversationId === undefined
      ? undefined
      : eq(messages.conversationId, requested.conversationId),
  )
  const rows = await selectMessages(ctx)
    .where(and(where, after ? isAfterKeyset(messages, after) : undefined))
    .orderBy(...newestFirst(messages))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present: presentResult(ctx),
    count: () =>
      countFound(db, (rows) =>
        rows
          .from(messages)
          .innerJoin(conversations, eq(conversations.id, messages.conversationId))
          .where(where),
      ),
  })
}
