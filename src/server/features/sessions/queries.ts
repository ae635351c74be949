/** Session rows, and the person behind one. */
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { sessions } from '#server/db/schema.ts'

/** A person has at most this many sessions; the oldest are ended. */
const sessionsPerUser = 20

export type NewSession = typeof sessions.$inferInsert

/** Stores a session and ends the person's oldest ones above the limit. */
export async function startSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
  const oldest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.createdAt))
    .offset(sessionsPerUser)
  await db.delete(sessions).where(inArray(sessions.tokenHash, oldest))
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Whose live session it is, or null; `lastSeenAt` says when it was last written. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; lastSeenAt: Date } | null> {
  const [row] = await db
    .select({ userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.absoluteExpiresAt, now),
      ),
    )
  return row ?? null
}

/** Moves the idle end of a session that is in use. */
export async function touchSession(
  db: Db,
  tokenHash: Buffer,
  seen: { now: Date; idleUntil: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: seen.now,
      idleExpiresAt: sql`least(${seen.idleUntil.toISOString()}::timestamptz, ${sessions.absoluteExpiresAt})`,
    })
    .where(eq(sessions.tokenHash, tokenHash))
}

/** Removes sessions that have ended by themselves; answers how many. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<number> {
  const removed = await db
    .delete(sessions)
    .where(or(lt(sessions.idleExpiresAt, now), lt(sessions.absoluteExpiresAt, now)))
    .returning({ userId: sessions.userId })
  return removed.length
}
