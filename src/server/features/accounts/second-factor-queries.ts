/** Second factors and their recovery codes. */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { recoveryCodes, secondFactors, sessions, users } from '#server/db/schema.ts'

/** The second factor in force; null without one. */
export async function findSecondFactor(db: Db, userId: string): Promise<{ confirmedAt: Date | null } | null> {
  const [row] = await db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return row ?? null
}

/** Locks the account until the transaction ends, so that no session begins meanwhile; facts may name it all the same. */
export async function blockSignIns(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Locks the second factor, confirmed or not, until the transaction ends: of two uses of a code one comes first. */
export async function lockSecondFactor(db: Db, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/** Stores a secret that waits for its first code, in place of one that waited; false where one is in force. */
export async function savePendingSecret(
  db: Db,
  factor: { userId: string; secret: string; createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = factor
  const saved = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return saved.length === 1
}

/** Remembers the last code that was taken. */
export async function saveLastStep(db: Db, userId: string, lastStep: number): Promise<void> {
  await db.update(secondFactors).set({ lastStep }).where(eq(secondFactors.userId, userId))
}

/** Puts the second factor in force. */
export async function enableSecondFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId))
}

/** Takes the second factor away, with its recovery codes; false where there was none in force. */
export async function removeSecondFactorRow(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Takes a second factor away, with its recovery codes, that came into force at a moment or later; false without such a one. */
export async function removeSecondFactorSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)))
    .returning({ userId: secondFactors.userId })
  return removed.length === 1
}

/** Recovery codes in place of those before. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a recovery code up; false where it is none of the person's or was used. */
export async function consumeRecoveryCode(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

/** How many recovery codes of the person have not been used. */
export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Writes that the session's person has just given their password. */
export async function saveReauthentication(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ reauthAt: now }).where(eq(sessions.tokenHash, tokenHash))
}
