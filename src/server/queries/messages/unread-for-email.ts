/** What an email about unread messages quotes. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { attachments, messages } from '#server/db/tables/messages.ts'

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
 * are. Nothing of someone who was blocked or suspended since, and nothing after it: a reply marks all before the last quoted
 * message as read.
 */
export async function listUnreadForEmail(
  db: Db,
  notificationId: string,
  count: number,
): Promise<{ quoted: UnreadMessage[]; more: number }> {
  const { rows } = await db.execute<UnreadMessage & { total: number }>(sql`
    with unread as (
      select m.id, m.position, u.first_name as writer, m.content, u.id is null or u.disabled_at is not null as is_kept
      from message_notices n
      join conversations c on c.id = n.conversation_id
      join ${messages} m on m.conversation_id = c.id and m.deleted_at is null
        and m.side <> case when c.volunteer_id = n.user_id then 'volunteer' else 'organization' end
      left join users u on u.id = m.sender_id
      left join conversation_readers r on r.conversation_id = c.id and r.user_id = n.user_id
      where n.notification_id = ${notificationId} and m.position > coalesce(r.read_position, 0)
        and not exists (select from contacts k
          where k.volunteer_id = c.volunteer_id and k.organization_id = c.organization_id
            and (k.blocked_by_volunteer_at is not null or k.blocked_by_organization_at is not null))
        and not exists (select from organization_suspensions s where s.organization_id = c.organization_id))
    select m.position, m.writer, m.content, (select count(*) from unread where not is_kept)::int as total,
      array(select f.title from ${attachments} f where f.message_id = m.id order by f.place, f.id) as files
    from unread m
    where not exists (select from unread k where k.is_kept and k.position <= m.position)
    order by m.position limit ${count}`)
  return {
    quoted: rows.map(({ total: _, ...row }) => row),
    more: (rows[0]?.total ?? 0) - rows.length,
  }
}
