/**
 * Writes files to their store. Their row is stored first, so that cleanup finds the file even if the process stops in
 * between.
 */
import { randomBytes } from 'node:crypto'
import type { DiskUse } from '#domain/images/files.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import type { files } from '#server/db/tables/images.ts'
import { removeUnstored, reserveFile } from '#server/queries/stored-files.ts'
import { Problem } from '#server/http/problem.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { mayHaveArrived } from './object-fault.ts'
import { removeStored, writeStored } from './stored.ts'

type Row = typeof files.$inferInsert

/**
 * Writes a file under a new random name and returns the name. The file counts as used once `saveStored` is called.
 * Throws `too_many_files`, or `uploads_unavailable` if the disk is full or read-only, or the object store fails; only uploads are affected then.
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
    await lockUser(db, row.ownerId)
    const reserved = { ...row, name, size: bytes.length, createdAt: ctx.now() }
    if (!(await reserveFile(db, reserved, most))) throw new Problem('too_many_files')
  })
  const { purpose, mediaType } = row
  const stored = { name, purpose, mediaType }
  try {
    await writeStored(ctx.config, stored, bytes)
  } catch (error) {
    await removeStored(ctx.config, stored).catch(() => undefined)
    // A write without an answer may still succeed later: its row stays until the sweep removes both.
    if (!mayHaveArrived(error)) await removeUnstored(ctx.db, name)
    throw Object.assign(new Problem('uploads_unavailable'), { cause: error })
  }
  return name
}
