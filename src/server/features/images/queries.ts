/** Rows of uploaded files. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { DiskUse } from '#domain/files.ts'
import type { Db } from '#server/db/db.ts'
import { files, users } from '#server/db/schema.ts'

/** Whose image it is: a person's picture, or an organization's logo. */
export type Subject =
  { purpose: 'avatar'; userId: string } | { purpose: 'logo'; userId: string; organizationId: string }

const isOf = (subject: Subject): SQL | undefined =>
  subject.purpose === 'avatar'
    ? and(eq(files.purpose, 'avatar'), eq(files.ownerId, subject.userId))
    : and(eq(files.purpose, 'logo'), eq(files.organizationId, subject.organizationId))

const isLive = and(isNotNull(files.storedAt), isNull(files.removedAt))

/** Locks the account until the transaction ends: what it stores is counted one by one. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** What the account has on the disk, with what is about to be written or removed. */
export async function countUse(db: Db, userId: string): Promise<DiskUse> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::int`,
    })
    .from(files)
    .where(eq(files.ownerId, userId))
  return row ?? { files: 0, bytes: 0 }
}

/** The name of the image in use; null without one, or where it is another than the one of that sum. */
export async function findImage(db: Db, subject: Subject, sha256: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(isOf(subject), isLive, eq(files.sha256, sha256)))
  return row?.name ?? null
}

/** Writes that a file is about to be written. */
export async function insertFile(
  db: Db,
  subject: Subject,
  file: { name: string; sha256: Buffer; size: number; createdAt: Date },
): Promise<void> {
  await db.insert(files).values({
    ...file,
    purpose: subject.purpose,
    ownerId: subject.userId,
    organizationId: subject.purpose === 'logo' ? subject.organizationId : null,
    mediaType: 'image/webp',
  })
}

/** Takes a written file into use; false where it has been given up meanwhile. */
export async function saveStored(db: Db, name: string, now: Date): Promise<boolean> {
  const saved = await db
    .update(files)
    .set({ storedAt: now })
    .where(and(eq(files.name, name), isNull(files.storedAt), isNull(files.removedAt)))
    .returning({ id: files.id })
  return saved.length === 1
}

/** Forgets a file that could not be written. */
export async function removeUnstored(db: Db, name: string): Promise<void> {
  await db.delete(files).where(and(eq(files.name, name), isNull(files.storedAt)))
}

/** Takes the subject's images out of use, all but the named one; answers their names. */
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
const longestWrite = 3_600_000

/** Takes out of use what nobody will: files never finished, and those of people and organizations that are gone. */
export async function saveAbandoned(db: Db, now: Date): Promise<void> {
  const isUnfinished = and(
    isNull(files.storedAt),
    lt(files.createdAt, new Date(now.getTime() - longestWrite)),
  )
  const isNobodys = or(
    and(eq(files.purpose, 'avatar'), isNull(files.ownerId)),
    and(ne(files.purpose, 'avatar'), isNull(files.organizationId)),
  )
  await db
    .update(files)
    .set({ removedAt: now })
    .where(and(isNull(files.removedAt), or(isUnfinished, isNobodys)))
}

/** The names of files out of use whose bytes may still be there, so many at most. */
export async function listRemoved(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(isNotNull(files.removedAt))
    .orderBy(files.removedAt)
    .limit(most)
  return rows.map(({ name }) => name)
}

/** Forgets files whose bytes are gone; one in use is never forgotten. */
export async function removeFiles(db: Db, names: readonly string[]): Promise<void> {
  await db.delete(files).where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
}

/** Which of these names are out of use. */
export async function listOutOfUse(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(inArray(files.name, [...names]), isNotNull(files.removedAt)))
  return rows.map(({ name }) => name)
}
