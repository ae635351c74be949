/** Conversations as their readers see them. */
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Conversation } from '#contract/messages/conversations.ts'
import { maxCountedUnreadMessages } from '#contract/limits.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { findWriteRefusal } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { countFound } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts, conversationReaders, conversations, messages } from '#server/db/tables/messages.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { contactStatusColumns } from '#server/queries/applications/contact-status.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { listByIds } from './message-search.ts'
import { othersReadPosition } from './reader-queries.ts'
import { sideOf } from './side.ts'
import { isContactOf, toContactStatus } from './contact-status-queries.ts'

/** Whether anything was written in it. */
const hasMessages = sql`${conversations.lastPosition} > 0`

/**
 * Whether the reader has the conversation: as its volunteer or as a member. The side that did not start it sees it
 * from the first message.
 */
export function ofReader({ actor }: Context): SQL | undefined {
  const own = eq(conversations.volunteerId, actor.id)
  const asMember = inArray(
    conversations.organizationId,
    actor.organizations.map(({ id }) => id),
  )
  return or(
    and(own, or(hasMessages, eq(conversations.isStartedByVolunteer, true))),
    and(asMember, or(hasMessages, eq(conversations.isStartedByOrganization, true))),
  )
}

const unreadOf = (userId: string) => sql<number>`(
  select count(*)::int from (
    select from ${messages} unread
    where unread.conversation_id = ${conversations.id} and unread.deleted_at is null
      and unread.side = case when ${conversations.volunteerId} = ${userId}::uuid then 'organization' else 'volunteer' end
      and unread.position > coalesce(${conversationReaders.readPosition}, 0)
    limit ${maxCountedUnreadMessages}) counted)`

/** The volunteer's latest application to the project, or to the organization. */
const applicationId = sql<string | null>`(
  select applied.id from ${applications} applied join ${projects} about on about.id = applied.project_id
  where applied.volunteer_id = ${conversations.volunteerId}
    and about.organization_id = ${conversations.organizationId}
    and (${conversations.projectId} is null or about.id = ${conversations.projectId})
  order by applied.created_at desc, applied.id desc limit 1)`

const hasReportedOther = (readerId: string) => {
  const reader = sql`${readerId}::uuid`
  return sql<boolean>`case when ${conversations.volunteerId} = ${reader}
    then ${hasReported('organization', { item: conversations.organizationId, reader })}
    else ${hasReported('person', { item: conversations.volunteerId, reader })} end`
}

function selectConversations(ctx: Context) {
  const { id } = ctx.actor
  return ctx.db
    .select({
      id: conversations.id,
      volunteerId: conversations.volunteerId,
      organizationId: conversations.organizationId,
      projectId: conversations.projectId,
      projectTitle: projects.title,
      lastPosition: conversations.lastPosition,
      lastActivityAt: conversations.lastActivityAt,
      volunteer: { firstName: users.firstName, lastName: users.lastName, avatar: users.profileImageUrl },
      organization: { name: organizations.name, avatar: organizations.logoUrl },
      ...contactStatusColumns,
      unreadCount: unreadOf(id),
      applicationId,
      hasReported: hasReportedOther(id),
      isMuted: sql<boolean>`${conversationReaders.mutedAt} is not null`,
      ownReadPosition: sql<number>`coalesce(${conversationReaders.readPosition}, 0)`,
      readPosition: othersReadPosition(id),
      lastMessageId: sql<string | null>`(
        select latest.id from ${messages} latest
        where latest.conversation_id = ${conversations.id} and latest.position = ${conversations.lastPosition})`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.volunteerId))
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .innerJoin(contacts, isContactOf)
    .leftJoin(projects, eq(projects.id, conversations.projectId))
    .leftJoin(
      conversationReaders,
      and(eq(conversationReaders.conversationId, conversations.id), eq(conversationReaders.userId, id)),
    )
}

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number]

async function presentConversations(ctx: Context, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const latest = await listByIds(
    ctx,
    rows.flatMap(({ lastMessageId }) => (lastMessageId === null ? [] : [lastMessageId])),
  )
  return rows.map((row) => {
    const side = sideOf(ctx, row)
    const refusal = findWriteRefusal(toContactStatus(row, side, ctx.actor))
    const { volunteer, organization } = row
    return {
      id: row.id,
      type: row.projectId === null ? 'general' : 'project',
      projectId: row.projectId,
      projectTitle: row.projectTitle,
      participants: [
        { id: row.volunteerId, name: formatFullName(volunteer), type: 'volunteer', avatar: volunteer.avatar },
        { id: row.organizationId, type: 'organization', ...organization },
      ],
      side,
      lastMessage: latest.find(({ id }) => id === row.lastMessageId) ?? null,
      unreadCount: row.unreadCount,
      isMuted: row.isMuted,
      isBlocked: side === 'volunteer' ? row.isBlockedByVolunteer : row.isBlockedByOrganization,
      hasReported: row.hasReported,
      canWrite: refusal === null,
      refusal,
      applicationId: row.applicationId,
      lastPosition: row.lastPosition,
      ownReadPosition: row.ownReadPosition,
      readPosition: row.readPosition,
      lastActivityAt: row.lastActivityAt.toISOString(),
    }
  })
}

const holds = (column: SQL, text: string) => sql`strpos(lower(${column}), lower(${text})) > 0`

/** Searches by project title or the other side's name (spec F2, /messages). */
function matchesSearch(ctx: Context, search: string): SQL | undefined {
  if (search === '') return undefined
  const isOwn = sql`${conversations.volunteerId} = ${ctx.actor.id}::uuid`
  return sql`(
    exists (select from ${projects} p
      where p.id = ${conversations.projectId} and ${holds(sql`coalesce(p.title, '')`, search)})
    or ${isOwn} and exists (select from ${organizations} o
      where o.id = ${conversations.organizationId} and ${holds(sql`o.name`, search)})
    or not ${isOwn} and exists (select from ${users} u
      where u.id = ${conversations.volunteerId} and ${holds(sql`(u.first_name || ' ' || u.last_name)`, search)}))`
}

/** One page of the reader's conversations in which anything was written, latest activity first. */
export async function listOwn(
  ctx: Context,
  { search, cursor }: { search: string; cursor: string | undefined },
): Promise<Page<Conversation>> {
  const after = decodeCursor(cursor)
  const where = and(ofReader(ctx), hasMessages, matchesSearch(ctx, search))
  const isAfter =
    after &&
    sql`(${conversations.lastActivityAt}, ${conversations.id}) <
      (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = [desc(conversations.lastActivityAt), desc(conversations.id)]
  // Select the page first. Otherwise PostgreSQL computes every column for all conversations.
  const shown = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(where, isAfter ?? undefined))
    .orderBy(...order)
    .limit(pageRows)
  const ids = shown.map(({ id }) => id)
  const rows = await selectConversations(ctx)
    .where(inArray(conversations.id, ids))
    .orderBy(...order)
  const presented = await presentConversations(ctx, rows)
  return pageOf(
    rows.map((row, index) => ({ row, presented: presented[index] })),
    {
      isFirst: !after,
      keyOf: ({ row }) => ({ createdAt: row.lastActivityAt, id: row.id }),
      present: ({ presented: one }) => {
        if (!one) throw new Error('a conversation was not loaded')
        return one
      },
      count: () => countFound(ctx.db, (rows) => rows.from(conversations).where(where)),
    },
  )
}

/** One of the reader's conversations, or null. */
export async function findOwn(ctx: Context, id: string): Promise<Conversation | null> {
  const rows = await selectConversations(ctx).where(and(ofReader(ctx), eq(conversations.id, id)))
  const [found] = await presentConversations(ctx, rows)
  return found ?? null
}

/** The pair and position of one of the reader's conversations, or null. */
export async function findReached(ctx: Context, id: string) {
  const [row] = await ctx.db
    .select({
      id: conversations.id,
      volunteerId: conversations.volunteerId,
      organizationId: conversations.organizationId,
      projectId: conversations.projectId,
      lastPosition: conversations.lastPosition,
      /** Query again: the membership may have ended since the request started. */
      isStillReader: sql<boolean>`(${conversations.volunteerId} = ${ctx.actor.id}::uuid or exists (
        select from ${organizationMembers} m
        where m.organization_id = ${conversations}.organization_id and m.user_id = ${ctx.actor.id}::uuid))`,
    })
    .from(conversations)
    .where(and(ofReader(ctx), eq(conversations.id, id)))
  return row?.isStillReader ? row : null
}

/** The reader's unread messages, counted up to 100, without muted conversations. */
export async function countUnread(ctx: Context): Promise<number> {
  const { id, organizations: memberships } = ctx.actor
  const ids = memberships.map((organization) => organization.id)
  const { rows } = await ctx.db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select from ${conversations} c
      left join ${conversationReaders} r on r.conversation_id = c.id and r.user_id = ${id}::uuid
      cross join lateral (
        select case when c.volunteer_id = ${id}::uuid then 'organization' else 'volunteer' end as side,
          case when c.volunteer_id = ${id}::uuid then c.last_by_organization else c.last_by_volunteer end as last,
          coalesce(r.read_position, 0) as read) of_reader
      cross join lateral (
        select from ${messages} m
        where m.conversation_id = c.id and m.side = of_reader.side and m.position > of_reader.read
          and m.deleted_at is null
        limit ${maxCountedUnreadMessages}) unread
      where (c.volunteer_id = ${id}::uuid or c.organization_id = any(${sql.param(ids)}::uuid[]))
        and of_reader.last > of_reader.read and r.muted_at is null
      limit ${maxCountedUnreadMessages}) counted`)
  return rows[0]?.unread ?? 0
}
