/** Queries for the readers of a conversation. */
import { sql, type SQL } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { conversationReaders, conversations } from '#server/db/tables/messages.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'

/** How far anyone on the other side has read a conversation. */
export const othersReadPosition = (userId: string): SQL<number> => sql<number>`coalesce((
  select max(others.read_position) from ${conversationReaders} others
  where others.conversation_id = ${conversations.id} and case
    when ${conversations.volunteerId} = ${userId}::uuid then others.user_id <> ${conversations.volunteerId}
    else others.user_id = ${conversations.volunteerId} end), 0)`

/** Saves how far a person has read and returns whether that is further than before. */
export async function saveRead(
  db: Db,
  { conversationId, userId, position }: { conversationId: string; userId: string; position: number },
): Promise<boolean> {
  const moved = await db
    .insert(conversationReaders)
    .values({ conversationId, userId, readPosition: position })
    .onConflictDoUpdate({
      target: [conversationReaders.conversationId, conversationReaders.userId],
      set: { readPosition: position },
      setWhere: sql`${conversationReaders.readPosition} < ${position}`,
    })
    .returning({ userId: conversationReaders.userId })
  return moved.length > 0 && position > 0
}

/** Mutes or unmutes a conversation for a person. */
export async function saveMuted(
  db: Db,
  { conversationId, userId, at }: { conversationId: string; userId: string; at: Date | null },
): Promise<void> {
  await db
    .insert(conversationReaders)
    .values({ conversationId, userId, mutedAt: at })
    .onConflictDoUpdate({
      target: [conversationReaders.conversationId, conversationReaders.userId],
      set: { mutedAt: at },
    })
}

/** The conversation's people with active accounts, their side, and whether they muted it, ordered by ID. */
export async function listReaders(
  db: Db,
  conversationId: string,
): Promise<{ userId: string; side: UserType; isMuted: boolean }[]> {
  const { rows } = await db.execute<{ userId: string; side: UserType; isMuted: boolean }>(sql`
    select distinct on (u.id) u.id as "userId", who.side, r.muted_at is not null as "isMuted"
    from ${conversations} c
    cross join lateral (
      select c.volunteer_id as user_id, 'volunteer' as side
      union all
      select m.user_id, 'organization' from ${organizationMembers} m
      where m.organization_id = c.organization_id and not m.is_placeholder) who
    join ${users} u on u.id = who.user_id and u.disabled_at is null
    left join ${conversationReaders} r on r.conversation_id = c.id and r.user_id = u.id
    where c.id = ${conversationId}::uuid
    order by u.id, who.side desc`)
  return rows
}

/** Sets a new member's read position to the end of the organization's conversations. */
export async function startAtLatestMessage(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${conversationReaders} (conversation_id, user_id, read_position)
    select id, ${userId}::uuid, last_position from ${conversations}
    where organization_id = ${organizationId}::uuid and volunteer_id <> ${userId}::uuid
    on conflict (conversation_id, user_id) do update
    set read_position = greatest(${conversationReaders}.read_position, excluded.read_position)`)
}
