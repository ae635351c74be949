/** Cursors of the directory of volunteers: each belongs to one order. */
import { z } from '#contract/zod.ts'
import { directoryOrders, type DirectoryOrder } from '#domain/matching/directory.ts'
import type { Signer } from '#server/config/secrets.ts'
import { Problem } from '#server/http/problem.ts'
import type { FitKey } from '#server/features/matching/volunteer-scores.ts'
import type { DirectoryKey } from './directory-queries.ts'

/** After someone who matches, or after someone in a list by time. */
export type DirectoryCursor = ({ kind: 'fit' } & FitKey) | ({ kind: 'row' } & DirectoryKey)

const purpose = 'directory-cursor'

const cursorSchema = z.union([
  z.tuple([z.enum(directoryOrders), z.number(), z.uuid()]),
  z.tuple([z.enum(directoryOrders), z.int32(), z.iso.datetime(), z.uuid()]),
])

/** Encrypted: it holds when someone changed their profile, to the millisecond, and their unrounded match. */
export const encodeDirectoryCursor = (
  signer: Signer,
  order: DirectoryOrder,
  cursor: DirectoryCursor,
): string =>
  signer.encrypt(
    purpose,
    JSON.stringify(
      cursor.kind === 'fit'
        ? [order, cursor.fit, cursor.userId]
        : [order, cursor.rank, cursor.updatedAt.toISOString(), cursor.userId],
    ),
  )

/** Throws if it is no cursor, or one of another order. */
export function decodeDirectoryCursor(
  signer: Signer,
  cursor: string | undefined,
  order: DirectoryOrder,
): DirectoryCursor | null {
  if (cursor === undefined) return null
  const parsed = cursorSchema.safeParse(JSON.parse(signer.decrypt(purpose, cursor) ?? 'null'))
  if (!parsed.success || parsed.data[0] !== order) throw new Problem('bad_cursor')
  if (parsed.data.length === 3) {
    const [, fit, userId] = parsed.data
    if (order !== 'match') throw new Problem('bad_cursor')
    return { kind: 'fit', fit, userId }
  }
  const [, rank, at, userId] = parsed.data
  return { kind: 'row', rank, updatedAt: new Date(at), userId }
}
