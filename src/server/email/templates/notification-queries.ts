/** To whom the letters of notifications go, and what waits for the letter of a day. */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { conversationReaders, messageReports } from '#server/db/message-tables.ts'
import {
  digestEntries,
  digests,
  messageNotifications,
  emailTimes,
  notifications,
  users,
} from '#server/db/schema.ts'
import type { Recipient } from '#server/email/send.ts'

type Reader = Recipient & { userId: string }

const reader = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  isDemo: users.isDemo,
}

/** Whose notification it is; null where it is gone or their account is disabled. */
export async function findNotificationReader(
  db: Db,
  notificationId: string,
): Promise<(Reader & { factId: number }) | null> {
  const [row] = await db
    .select({ ...reader, factId: notifications.factId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, notificationId), isNull(users.disabledAt)))
  return row ?? null
}

/** Everybody for whom something waits for a digest, since when, and when they want it. */
export async function listDigestReaders(
  db: Db,
): Promise<{ userId: string; timeZone: string; hour: number; since: Date }[]> {
  const rows = await db
    .select({
      userId: digestEntries.userId,
      timeZone: users.timeZone,
      hour: sql<number>`coalesce(${emailTimes.digestHour}, ${defaultDigestHour})::int`,
      since: sql<string>`min(${digestEntries.happenedAt})`,
    })
    .from(digestEntries)
    .innerJoin(users, eq(users.id, digestEntries.userId))
    .leftJoin(emailTimes, eq(emailTimes.userId, users.id))
    .where(isNull(digestEntries.digestId))
    .groupBy(digestEntries.userId, users.timeZone, emailTimes.digestHour)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/**
 * Makes the digest of a person's day from what happened before `until`; null where that day has one, whoever made it.
 * Until this transaction ends, another that wants the same waits.
 */
export async function insertDigest(
  db: Db,
  { userId, day, until, now }: { userId: string; day: LocalDate; until: Date; now: Date },
): Promise<number | null> {
  const [made] = await db
    .insert(digests)
    .values({ userId, day, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: digests.id })
  if (!made) return null
  await db
    .update(digestEntries)
    .set({ digestId: made.id })
    .where(
      and(
        eq(digestEntries.userId, userId),
        isNull(digestEntries.digestId),
        lt(digestEntries.happenedAt, until),
      ),
    )
  return made.id
}

/** Whose digest it is, and the notifications in it that they have not read; null where the account is disabled. */
export async function findDigest(
  db: Db,
  digestId: number,
): Promise<{ reader: Reader; unreadIds: string[] } | null> {
  const [row] = await db
    .select(reader)
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .where(and(eq(digests.id, digestId), isNull(users.disabledAt)))
  if (!row) return null
  const entries = await db
    .select({ id: notifications.id })
    .from(digestEntries)
    .innerJoin(notifications, eq(notifications.id, digestEntries.notificationId))
    .where(and(eq(digestEntries.digestId, digestId), isNull(notifications.readAt)))
  return { reader: row, unreadIds: entries.map(({ id }) => id) }
}

/** Forgets what digests have told and the digests, so long after that nobody asks for them again. */
export async function removeOldDigests(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: digests.id }).from(digests).where(lt(digests.createdAt, before))
  await db.delete(digests).where(inArray(digests.id, old))
}

/** Whether the reader of a conversation's notification wants to hear nothing of it any more. */
export async function isMuted(db: Db, notificationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${messageNotifications} m
    join ${conversationReaders} r on r.conversation_id = m.conversation_id and r.user_id = m.user_id
    where m.notification_id = ${notificationId} and r.muted_at is not null`)
  return rows.length > 0
}

/** Writes down that the letter of a conversation's notification has gone out. */
export async function saveEmailedAt(db: Db, notificationId: string, at: Date): Promise<void> {
  await db
    .update(messageNotifications)
    .set({ mailedAt: at })
    .where(eq(messageNotifications.notificationId, notificationId))
}

/** What an administrator wrote about the message of a notification that they removed or kept; null where they wrote nothing. */
export async function findReason(db: Db, notificationId: string): Promise<string | null> {
  const { rows } = await db.execute<{ note: string | null }>(sql`
    select r.note from ${notifications} n
    join ${messageReports} r on r.message_id = (n.data ->> 'messageId')::uuid
    where n.id = ${notificationId} and r.note is not null
      and r.verdict = case n.kind when 'message.removed' then 'remove' when 'message.report_kept' then 'keep' end
    order by r.decided_at desc limit 1`)
  return rows[0]?.note ?? null
}
