/** Queries for files of messages. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { files } from '#server/db/tables/images.ts'
import { attachments, conversations, messageReports, messages } from '#server/db/tables/messages.ts'

/** Stores a file that is not attached to a message yet and returns its ID. */
export async function insertAttachment(db: Db, row: typeof attachments.$inferInsert): Promise<string> {
  const [stored] = await db.insert(attachments).values(row).returning({ id: attachments.id })
  if (!stored) throw new Error('a file of a message was not stored')
  return stored.id
}

const selectFiles = (db: Db) =>
  db
    .select({
      name: files.name,
      purpose: files.purpose,
      mediaType: files.mediaType,
      title: attachments.title,
      messageId: attachments.messageId,
    })
    .from(attachments)
    .innerJoin(files, eq(files.name, attachments.fileName))
    .innerJoin(conversations, eq(conversations.id, attachments.conversationId))

const isInUse = and(isNotNull(files.storedAt), isNull(files.removedAt))

/** A file of a message that the reader can read, or their own unattached file; null for anyone else, and if the message was removed. */
export async function findAttachment({ db, actor }: Context, id: string) {
  const isReader = or(
    eq(conversations.volunteerId, actor.id),
    inArray(
      conversations.organizationId,
      actor.organizations.map((organization) => organization.id),
    ),
  )
  const isSent = sql`exists (
    select from ${messages} sent where sent.id = ${attachments.messageId} and sent.deleted_at is null)`
  const isOwnUnsent = and(isNull(attachments.messageId), eq(attachments.uploaderId, actor.id))
  const [row] = await selectFiles(db).where(
    and(eq(attachments.id, id), isInUse, isReader, or(isSent, isOwnUnsent)),
  )
  return row ?? null
}

/** A file of a reported message, for administrators. */
export async function findReported(db: Db, id: string) {
  const isReported = sql`exists (
    select from ${messageReports} reported where reported.message_id = ${attachments.messageId})`
  const [row] = await selectFiles(db).where(and(eq(attachments.id, id), isInUse, isReported))
  return row ?? null
}
