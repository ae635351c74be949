/** Rows of files that people sent, whatever they are for. */
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { hasRoomFor, type DiskUse, type FilePurpose } from '#domain/images/files.ts'
import type { Db } from '#server/db/db.ts'
import { files, users } from '#server/db/schema.ts'

/** Locks the account until the transaction ends: what it stores is counted one by one. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** What the account has on the disk, of files of messages or of all others, with what is about to be written or removed. */
async function incrementUseCount(db: Db, userId: string, purpose: FilePurpose): Promise<DiskUse> {
  const hasSamePurpose =
    purpose === 'attachment' ? eq(files.purpose, purpose) : ne(files.purpose, 'attachment')
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::int`,
    })
    .from(files)
    .where(and(eq(files.ownerId, userId), hasSamePurpose))
  return row ?? { files: 0, bytes: 0 }
}

/** Writes that a file is about to be written; false where its account has no room for it. To be called under the account's lock. */
export async function reserveFile(
  db: Db,
  file: typeof files.$inferInsert & { ownerId: string },
  most: DiskUse,
): Promise<boolean> {
  const used = await incrementUseCount(db, file.ownerId, file.purpose)
  if (!hasRoomFor(file.size, { used, most })) return false
  await db.insert(files).values(file)
  return true
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

/** Takes files out of use, whose bytes are to be removed. */
export async function markUnused(db: Db, names: readonly string[], now: Date): Promise<void> {
  await db
    .update(files)
    .set({ removedAt: now })
    .where(and(inArray(files.name, [...names]), isNull(files.removedAt)))
}
