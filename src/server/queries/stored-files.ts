/** Rows of uploaded files of any purpose. */
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { hasRoomFor, type DiskUse, type FilePurpose } from '#domain/images/files.ts'
import type { Db } from '#server/db/db.ts'
import { files } from '#server/db/tables/images.ts'

/** Sums the account's storage, of message files or of all others, including files about to be written or removed. */
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

/**
 * Reserves a row for a file that is about to be written; false if its account has no room. Call it with the account
 * locked.
 */
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

/** Marks a written file as in use; false if it was given up meanwhile. */
export async function saveStored(db: Db, name: string, now: Date): Promise<boolean> {
  const saved = await db
    .update(files)
    .set({ storedAt: now })
    .where(and(eq(files.name, name), isNull(files.storedAt), isNull(files.removedAt)))
    .returning({ id: files.id })
  return saved.length === 1
}

/** Removes the row of a file that could not be written. */
export async function removeUnstored(db: Db, name: string): Promise<void> {
  await db.delete(files).where(and(eq(files.name, name), isNull(files.storedAt)))
}

/** Marks files as unused, so that their content is removed. */
export async function markUnused(db: Db, names: readonly string[], now: Date): Promise<void> {
  await db
    .update(files)
    .set({ removedAt: now })
    .where(and(inArray(files.name, [...names]), isNull(files.removedAt)))
}
