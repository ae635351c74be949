/** Rows of uploaded files. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '#domain/images/files.ts'
import type { Db } from '#server/db/db.ts'
import { files } from '#server/db/tables/images.ts'
import { attachments } from '#server/db/tables/messages.ts'
import type { StoredFile } from '#server/files/stored.ts'

/** What a file belongs to: a person's picture, an organization's logo, or one of its documents. */
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

/** The name of the current file. Null if there is none or its hash differs. */
export async function findFile(db: Db, subject: Subject, sha256: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(isOf(subject), isLive, eq(files.sha256, sha256)))
  return row?.name ?? null
}

/** Marks the subject's files as unused, except the named one. Returns their names. */
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

/** Milliseconds after which an unfinished write counts as failed. */
const writeTimeoutMs = 3_600_000

/** Milliseconds after which a file of an unsent message is given up. */
const unsentRetentionMs = 86_400_000

/** Marks abandoned files as unused: unfinished ones, and those of deleted people and organizations. */
export async function saveAbandoned(db: Db, now: Date): Promise<void> {
  const isUnfinished = and(
    isNull(files.storedAt),
    lt(files.createdAt, new Date(now.getTime() - writeTimeoutMs)),
  )
  const hasNoOwner = or(
    and(eq(files.purpose, 'avatar'), isNull(files.ownerId)),
    and(ne(files.purpose, 'avatar'), isNull(files.organizationId)),
  )
  // Its conversation no longer exists, or its message was never sent.
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

/** Unused files that may still be on disk, up to a limit. */
export async function listRemoved(db: Db, most: number): Promise<StoredFile[]> {
  return db.select(stored).from(files).where(isNotNull(files.removedAt)).orderBy(files.removedAt).limit(most)
}

/** Removes the rows of deleted files, but never of a file in use. */
export async function removeFiles(db: Db, names: readonly string[]): Promise<void> {
  await db.delete(files).where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
}

/** The unused files among these names. */
export async function listOutOfUse(db: Db, names: readonly string[]): Promise<StoredFile[]> {
  return db
    .select(stored)
    .from(files)
    .where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
}

/** The names of a person's pictures. */
export async function listPictures(db: Db, userId: string): Promise<string[]> {
  return listNames(db, isOf({ purpose: 'avatar', userId }))
}

/** The names of an organization's logos and documents. */
export async function listOrganizationFiles(db: Db, organizationId: string): Promise<string[]> {
  return listNames(
    db,
    and(inArray(files.purpose, ['logo', 'document']), eq(files.organizationId, organizationId)),
  )
}

async function listNames(db: Db, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(which, isNull(files.removedAt)))
  return rows.map(({ name }) => name)
}
