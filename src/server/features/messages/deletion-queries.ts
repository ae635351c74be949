/** A person's part of conversations, once they delete their account. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  attachments,
  conversationReaders,
  conversations,
  messages,
  removedMessages,
} from '#server/db/tables/messages.ts'

/**
 * Removes what a person has read and muted, what is kept of their removed messages, and the files that they sent as a
 * volunteer or for an organization that closes; files sent for others are the organization's. What they wrote stays for
 * the other side, except messages that were nothing but files. Returns the names of the files.
 */
export async function removeReading(
  db: Db,
  { userId, closedIds, at }: { userId: string; closedIds: readonly string[]; at: Date },
): Promise<string[]> {
  await db.delete(conversationReaders).where(eq(conversationReaders.userId, userId))
  await db.delete(removedMessages).where(eq(removedMessages.writerId, userId))
  const { rows } = await db.execute<{ fileName: string; messageId: string | null }>(sql`
    delete from ${attachments} a using ${conversations} c
    where c.id = a.conversation_id and a.uploader_id = ${userId}::uuid and (a.message_id is null
      or c.volunteer_id = ${userId}::uuid or c.organization_id = any(${sql.param([...closedIds])}::uuid[]))
    returning a.file_name as "fileName", a.message_id as "messageId"`)
  const messageIds = rows.flatMap(({ messageId }) => messageId ?? [])
  await db.execute(sql`
    update ${messages} m set deleted_at = ${at.toISOString()}::timestamptz, sent_hash = null, version = version + 1
    where id = any(${sql.param(messageIds)}::uuid[]) and content = '' and deleted_at is null
      and not exists (select from ${attachments} a where a.message_id = m.id)`)
  return rows.map(({ fileName }) => fileName)
}
