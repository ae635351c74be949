/** Queries for conversations and messages. */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { StoredLanguage } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { files } from '#server/db/tables/images.ts'
import {
  attachments,
  conversations,
  messageReports,
  messages,
  removedMessages,
} from '#server/db/tables/messages.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { Pair } from './contact-status-queries.ts'

const matchesConversation = ({ volunteerId, organizationId }: Pair, projectId: string | null) =>
  and(
    eq(conversations.volunteerId, volunteerId),
    eq(conversations.organizationId, organizationId),
    projectId === null ? isNull(conversations.projectId) : eq(conversations.projectId, projectId),
  )

/**
 * The conversation of a locked pair about a project or about none. Creates it for the starting side if it does not
 * exist.
 */
export async function openConversation(
  db: Db,
  { pair, projectId, side, at }: { pair: Pair; projectId: string | null; side: UserType; at: Date },
): Promise<string> {
  const begun = side === 'volunteer' ? { isStartedByVolunteer: true } : { isStartedByOrganization: true }
  await db
    .insert(conversations)
    .values({ ...pair, projectId, createdAt: at, lastActivityAt: at, ...begun })
    .onConflictDoNothing()
  const isThisConversation = matchesConversation(pair, projectId)
  const [row] = await db
    .update(conversations)
    .set(begun)
    .where(isThisConversation)
    .returning({ id: conversations.id })
  if (!row) throw new Error('a conversation was not stored')
  return row.id
}

/**
 * Whether the project belongs to the organization and the pair may name it: it is published, or the volunteer applied
 * to it.
 */
export async function canNameProject(db: Db, pair: Pair, projectId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${projects} p
      where p.id = ${projectId}::uuid and p.organization_id = ${pair.organizationId}::uuid
        and (p.visibility = 'published' or exists (select from ${applications} a
          where a.project_id = p.id and a.volunteer_id = ${pair.volunteerId}::uuid))) as found`)
  return rows[0]?.found ?? false
}

/** The ID of the organization that owns a project; null if there is none. */
export async function findProjectOwner(db: Db, projectId: string): Promise<string | null> {
  const [row] = await db
    .select({ organizationId: projects.organizationId })
    .from(projects)
    .where(eq(projects.id, projectId))
  return row?.organizationId ?? null
}

/** The pair's conversation about a project or about none; null if there is none. */
export async function findConversationOf(
  db: Db,
  pair: Pair,
  projectId: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(matchesConversation(pair, projectId))
  return row?.id ?? null
}

export type StoredMessage = typeof messages.$inferSelect

/** A message as stored, or null. */
export async function findStored(db: Db, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

/** Those of these messages that are stored. */
export async function listStoredIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Stores the next message of a conversation whose pair is locked and returns its position. */
export async function insertMessage(
  db: Db,
  message: Pick<StoredMessage, 'id' | 'conversationId' | 'side' | 'content' | 'createdAt'> &
    StoredLanguage & {
      senderId: string
      sentHash: Buffer
    },
): Promise<number> {
  const { conversationId, side, createdAt } = message
  const next = sql`${conversations.lastPosition} + 1`
  const [moved] = await db
    .update(conversations)
    .set({
      lastPosition: next,
      lastActivityAt: createdAt,
      ...(side === 'volunteer' ? { lastByVolunteer: next } : { lastByOrganization: next }),
    })
    .where(eq(conversations.id, conversationId))
    .returning({ position: conversations.lastPosition })
  if (!moved) throw new Error('a conversation was not there')
  await db.insert(messages).values({ ...message, position: moved.position })
  return moved.position
}

const nextVersion = sql`${messages.version} + 1`

/** Saves a message's new text as its next version. */
export async function saveContent(
  db: Db,
  { id, at, ...text }: StoredLanguage & { id: string; content: string; at: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({ ...text, editedAt: at, version: nextVersion })
    .where(eq(messages.id, id))
}

const emptied = { content: '', language: null, sentHash: null, version: nextVersion } as const

/** Deletes a message's text and files and returns the file names. */
export async function saveDeleted(db: Db, { id, at }: { id: string; at: Date }): Promise<string[]> {
  await db
    .update(messages)
    .set({ ...emptied, deletedAt: at })
    .where(eq(messages.id, id))
  return removeAttachments(db, id)
}

/** Removes the files of a message and returns their names. */
export async function removeAttachments(db: Db, messageId: string): Promise<string[]> {
  const gone = await db
    .delete(attachments)
    .where(eq(attachments.messageId, messageId))
    .returning({ fileName: attachments.fileName })
  return gone.map(({ fileName }) => fileName)
}

/** Hides a message from its readers, and keeps what it says as long as its writer has an account and can appeal. */
export async function saveRemoved(db: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  await db.execute(sql`
    insert into ${removedMessages} (message_id, writer_id, content, language, is_language_chosen)
    select id, sender_id, content, language, is_language_chosen from ${messages}
    where id = ${id}::uuid and sender_id is not null and deleted_at is null`)
  await db
    .update(messages)
    .set({ ...emptied, deletedAt: at, isRemoved: true })
    .where(eq(messages.id, id))
}

/** Shows a removed message again as it was; false if nothing was kept of it. */
export async function saveRestored(db: Db, id: string): Promise<boolean> {
  const [kept] = await db.delete(removedMessages).where(eq(removedMessages.messageId, id)).returning()
  if (!kept) return false
  const { content, language, isLanguageChosen } = kept
  await db
    .update(messages)
    .set({ content, language, isLanguageChosen, deletedAt: null, isRemoved: false, version: nextVersion })
    .where(eq(messages.id, id))
  return true
}

/** Locks the caller's unattached files of a conversation, without those that are being removed. */
export async function lockUnsent(
  db: Db,
  { ids, conversationId, uploaderId }: { ids: readonly string[]; conversationId: string; uploaderId: string },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: attachments.id })
    .from(attachments)
    .innerJoin(files, eq(files.name, attachments.fileName))
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.conversationId, conversationId),
        eq(attachments.uploaderId, uploaderId),
        isNull(attachments.messageId),
        isNotNull(files.storedAt),
        isNull(files.removedAt),
      ),
    )
    .for('update')
  return rows.map(({ id }) => id)
}

/** Whether a message has files. */
export async function hasFiles(db: Db, messageId: string): Promise<boolean> {
  return (await db.$count(attachments, eq(attachments.messageId, messageId))) > 0
}

/** Attaches files to a message in this order. */
export async function attachFiles(db: Db, messageId: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    await db.update(attachments).set({ messageId, place }).where(eq(attachments.id, id))
  }
}

/** The conversation IDs of a pair. */
export async function listConversationsOfPair(db: Db, pair: Pair): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.volunteerId, pair.volunteerId),
        eq(conversations.organizationId, pair.organizationId),
      ),
    )
    .orderBy(asc(conversations.id))
  return rows.map(({ id }) => id)
}

/** Stores a report; null if the same person already has an open one. */
export async function insertReport(db: Db, report: typeof messageReports.$inferInsert) {
  const [row] = await db.insert(messageReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}
