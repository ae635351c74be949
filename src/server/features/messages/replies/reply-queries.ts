/** Queries for replies by email. */
import { sql } from 'drizzle-orm'
import type { Message } from '#contract/messages/messages.ts'
import type { Db } from '#server/db/db.ts'
import { messages } from '#server/db/tables/messages.ts'

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
