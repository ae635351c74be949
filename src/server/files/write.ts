/** Files written to the disk: their row first, so that whatever ends in between is found by it. */
import { randomBytes } from 'node:crypto'
import type { DiskUse } from '#domain/files.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import type { files } from '#server/db/schema.ts'
import { lockOwner, removeUnstored, reserveFile } from '#server/db/stored-files.ts'
import { Problem } from '#server/http/problem.ts'
import { removeStored, writeStored } from './disk.ts'

type Row = typeof files.$inferInsert

/**
 * Writes a file under a new name of chance and answers it; it is in use once `saveStored` says so. Throws `too_many_files`,
 * and `uploads_unavailable` where the disk is full or read-only, which refuses uploads and nothing else.
 */
export async function writeFile(
  ctx: Context,
  file: {
    bytes: Uint8Array
    most: DiskUse
    row: Omit<Row, 'name' | 'size' | 'createdAt'> & { ownerId: string }
  },
): Promise<string> {
  const { bytes, most, row } = file
  const name = randomBytes(16).toString('hex')
  await transact(ctx.db, async (db) => {
    await lockOwner(db, row.ownerId)
    const reserved = { ...row, name, size: bytes.length, createdAt: ctx.now() }
    if (!(await reserveFile(db, reserved, most))) throw new Problem('too_many_files')
  })
  const { purpose, mediaType } = row
  const stored = { name, purpose, mediaType }
  try {
    await writeStored(ctx.config, stored, bytes)
  } catch (error) {
    await removeStored(ctx.config, stored).catch(() => undefined)
    await removeUnstored(ctx.db, name)
    throw Object.assign(new Problem('uploads_unavailable'), { cause: error })
  }
  return name
}
