/** Queries for replies by email. */
import { sql } from 'drizzle-orm'
import type { Message } from '#contract/messages/messages.ts'
import type { Db } from '#server/db/db.ts'
import { attachments, messages } from '#server/db/message-tables.ts'

/** Whether a message says the same as its sender's last two in the conversation: people say "Thanks!" twice, too. */
export async function isRepetition(
  db: Db,
  { conversationId, position, senderId, content }: Message,
): Promise<boolean> {
  const { rows } = await db.execute<{ content: string }>(sql`
    select content from ${messages}
    where conversation_id = ${conversationId} and sender_id = ${senderId} and position < ${position}
    order by position desc limit 2`)
  return rows.length === 2 && rows.every((row) => row.content === content)
}

/** How far the sender of a reply has read: up to it, or up to the other side's first message that the email did not contain. */
export async function findReadByEmail(
  db: Db,
  { conversationId, position, side, emailedPosition }: Message & { emailedPosition: number },
): Promise<number> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select coalesce(min(position) - 1, ${position})::int as position from ${messages}
    where conversation_id = ${conversationId} and side <> ${side} and position < ${position}
      and position > ${emailedPosition} and deleted_at is null`)
  return rows[0]?.position ?? position
}

/** An unread message as an email quotes it. */
export interface UnreadMessage extends Record<string, unknown> {
  position: number
  writer: string
  content: string
  /** The names of its files. */
  files: string[]
}

/**
 * What the other side wrote that the reader of a notification has not read: the oldest, in order, and how many more there
 * are. Nothing of someone who was blocked or suspended since.
 */
export async function listUnreadForEmail(
  db: Db,
  notificationId: string,
  count: number,
): Promise<{ quoted: UnreadMessage[]; more: number }> {
  const { rows } = await db.execute<UnreadMessage & { total: number }>(sql`
    select m.position, u.first_name as writer, m.content, (count(*) over ())::int as total,
      array(select f.title from ${attachments} f where f.message_id = m.id order by f.place, f.id) as files
    from message_notices n
    join conversations c on c.id = n.conversation_id
    join ${messages} m on m.conversation_id = c.id and m.deleted_at is null
      and m.side <> case when c.volunteer_id = n.user_id then 'volunteer' else 'organization' end
    join users u on u.id = m.sender_id
    left join conversation_readers r on r.conversation_id = c.id and r.user_id = n.user_id
    where n.notification_id = ${notificationId} and m.position > coalesce(r.read_position, 0)
      and u.disabled_at is null
      and not exists (select from contacts k
        where k.volunteer_id = c.volunteer_id and k.organization_id = c.organization_id
          and (k.blocked_by_volunteer_at is not null or k.blocked_by_organization_at is not null))
      and not exists (select from organization_suspensions s where s.organization_id = c.organization_id)
    order by m.position limit ${count}`)
  return {
    quoted: rows.map(({ total: _, ...row }) => row),
    more: (rows[0]?.total ?? 0) - rows.length,
  }
}
