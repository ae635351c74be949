/** Rows of uploaded files. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '#domain/images/files.ts'
import type { Db } from '#server/db/db.ts'
import { attachments } from '#server/db/message-tables.ts'
import { files } from '#server/db/schema.ts'
import type { StoredFile } from '#server/files/disk.ts'

/** Whose file it is: a person's picture, an organization's logo, or one of its documents. */
export type Subject =
  | { purpose: 'avatar'; userId: string }
  | { purpose: 'logo'; userId: string; organizationId: string }
  | { purpose: 'document'; userId: string; organizationId: string; kind: DocumentKind }

function isOf(subject: Subject): SQL | undefined {
  const { purpose } = subject
  switch (purpose) {
    case 'avatar':
      return and(eq(files.purpose, purpose), eq(files.ownerId, subject.userId))
    case 'logo':
      return and(eq(files.purpose, purpose), eq(files.organizationId, subject.organizationId))
    case 'document':
      return and(
        eq(files.purpose, purpose),
        eq(files.organizationId, subject.organizationId),
        eq(files.documentKind, subject.kind),
      )
  }
}

const isLive = and(isNotNull(files.storedAt), isNull(files.removedAt))

/** The name of the file in use; null without one, or where it is another than the one of that sum. */
export async function findFile(db: Db, subject: Subject, sha256: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(isOf(subject), isLive, eq(files.sha256, sha256)))
  return row?.name ?? null
}

/** Takes the subject's files out of use, all but the named one; answers their names. */
export async function saveRemoved(
  db: Db,
  subject: Subject,
  { except, now }: { except: string | null; now: Date },
): Promise<string[]> {
  const removed = await db
    .update(files)
    .set({ removedAt: now })
    .where(and(isOf(subject), isLive, except === null ? undefined : ne(files.name, except)))
    .returning({ name: files.name })
  return removed.map(({ name }) => name)
}

/** Milliseconds after which a file whose writing was begun will not be finished any more. */
const writeTimeoutMs = 3_600_000

/** And after which a file of a message that was never sent is given up. */
const unsentRetentionMs = 86_400_000

/** Takes out of use what nobody will: files never finished, and those of people and organizations that are gone. */
export async function saveAbandoned(db: Db, now: Date): Promise<void> {
  const isUnfinished = and(
    isNull(files.storedAt),
    lt(files.createdAt, new Date(now.getTime() - writeTimeoutMs)),
  )
  const hasNoOwner = or(
    and(eq(files.purpose, 'avatar'), isNull(files.ownerId)),
    and(ne(files.purpose, 'avatar'), isNull(files.organizationId)),
  )
  // Of a conversation that is gone, or never sent.
  const isUnattached = and(
    eq(files.purpose, 'attachment'),
    lt(files.createdAt, new Date(now.getTime() - writeTimeoutMs)),
    sql`not exists (select from ${attachments} kept where kept.file_name = ${files}.name
      and (kept.message_id is not null or kept.created_at > ${new Date(now.getTime() - unsentRetentionMs).toISOString()}::timestamptz))`,
  )
  await db
    .update(files)
    .set({ removedAt: now })
    .where(and(isNull(files.removedAt), or(isUnfinished, hasNoOwner, isUnattached)))
}

const stored = { name: files.name, purpose: files.purpose, mediaType: files.mediaType }

/** Files out of use whose bytes may still be there, so many at most. */
export async function listRemoved(db: Db, most: number): Promise<StoredFile[]> {
  return db.select(stored).from(files).where(isNotNull(files.removedAt)).orderBy(files.removedAt).limit(most)
}

/** Forgets files whose bytes are gone; one in use is never forgotten. */
export async function removeFiles(db: Db, names: readonly string[]): Promise<void> {
  await db.delete(files).where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
}

/** The files of these names that are out of use. */
export async function listOutOfUse(db: Db, names: readonly string[]): Promise<StoredFile[]> {
  return db
    .select(stored)
    .from(files)
    .where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
}
