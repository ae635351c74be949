/** The keys that identify a repeated write, each with its answer. */
import { and, eq, lt } from 'drizzle-orm'
import { retention } from '#domain/personal-data/retention.ts'
import type { Db } from '#server/db/db.ts'
import { idempotencyKeys } from '#server/db/tables/http.ts'

/** How long a key is stored, in milliseconds. */
const lifetime = retention.repeatedRequests.days * 86_400_000

export interface IdempotencyKeyUse {
  userId: string
  key: string
  fingerprint: Buffer
  now: Date
}

const matchesUse = ({ userId, key }: IdempotencyKeyUse) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/**
 * Claims a key inside the transaction of its write; false if it is taken. Waits for another transaction that is
 * claiming it.
 */
export async function claimIdempotencyKey(db: Db, use: IdempotencyKeyUse): Promise<boolean> {
  const { userId, key, fingerprint, now } = use
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { fingerprint, createdAt: now, answer: null },
      setWhere: lt(idempotencyKeys.createdAt, new Date(now.getTime() - lifetime)),
    })
    .returning({ key: idempotencyKeys.key })
  return taken.length === 1
}

/** What a taken key was used for, and its answer. */
export async function findIdempotencyKey(
  db: Db,
  use: IdempotencyKeyUse,
): Promise<{ fingerprint: Buffer; answer: string | null } | null> {
  const [row] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(matchesUse(use))
  return row ?? null
}

/** Stores the answer under a claimed key. */
export async function saveResponse(db: Db, use: IdempotencyKeyUse, answer: string): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(matchesUse(use))
}

/** Removes keys that are older than a day. */
export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - lifetime)))
}

/** Removes the keys of a person, with the answers. */
export async function removeKeysOf(db: Db, userId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}
