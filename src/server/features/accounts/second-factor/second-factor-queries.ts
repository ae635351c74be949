/** Second factors and their recovery codes. */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { recoveryCodes, secondFactors, sessions } from '#server/db/tables/accounts.ts'

/** The active second factor, or null. */
export async function findSecondFactor(db: Db, userId: string): Promise<{ confirmedAt: Date | null } | null> {
  const [row] = await db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return row ?? null
}

/**
 * Locks the second factor, confirmed or not, until the transaction ends, so that two uses of a code run one after the
 * other.
 */
export async function lockSecondFactor(db: Db, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/**
 * Stores a secret that awaits its first code and replaces a pending one. False if a second factor is already active.
 */
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

/** Saves the time step of the last accepted code. */
export async function saveLastStep(db: Db, userId: string, lastStep: number): Promise<void> {
  await db.update(secondFactors).set({ lastStep }).where(eq(secondFactors.userId, userId))
}

/** Activates the second factor. */
export async function enableSecondFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId))
}

/** Removes the second factor and its recovery codes. False if none was active. */
export async function removeSecondFactorRow(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Removes a second factor that became active at or after a time, with its recovery codes. False if there is none. */
export async function removeSecondFactorSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)))
    .returning({ userId: secondFactors.userId })
  return removed.length === 1
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Marks a recovery code as used. False if it is not one of the person's codes or was used before. */
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

/** How many recovery codes the person has left. */
export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Records that the session's person has just entered their password. */
export async function saveReauthentication(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ reauthAt: now }).where(eq(sessions.tokenHash, tokenHash))
}
