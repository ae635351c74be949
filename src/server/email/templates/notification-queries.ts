/** Recipients of notification emails, and what is waiting for the daily digest. */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { conversationReaders, messageReports } from '#server/db/tables/messages.ts'
import { accountReports, appeals } from '#server/db/tables/moderation.ts'
import {
  digestEntries,
  digests,
  emailTimes,
  messageNotifications,
  notifications,
} from '#server/db/tables/notifications.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'

/** The notification's recipient; null if it was deleted or their account is disabled. */
export async function findNotificationReader(db: Db, notificationId: string) {
  const [row] = await db
    .select({ ...recipientColumns, eventId: notifications.eventId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, notificationId), isNull(users.disabledAt)))
  return row ?? null
}

/** Everyone with entries waiting for a digest, since when, and at which hour they want it. */
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
 * Creates a person's digest of the day from what happened before `until`; null if that day already has one. A
 * concurrent call for the same day waits until this transaction ends.
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

/** The digest's recipient and its unread notifications; null if the account is disabled. */
export async function findDigest(db: Db, digestId: number) {
  const [row] = await db
    .select(recipientColumns)
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

/** Deletes old digests and their entries. */
export async function removeOldDigests(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: digests.id }).from(digests).where(lt(digests.createdAt, before))
  await db.delete(digests).where(inArray(digests.id, old))
}

/** Whether the reader has muted the conversation of a notification. */
export async function isMuted(db: Db, notificationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${messageNotifications} m
    join ${conversationReaders} r on r.conversation_id = m.conversation_id and r.user_id = m.user_id
    where m.notification_id = ${notificationId} and r.muted_at is not null`)
  return rows.length > 0
}

/** Records that the email of a conversation's notification was sent. */
export async function saveEmailedAt(db: Db, notificationId: string, at: Date): Promise<void> {
  await db
    .update(messageNotifications)
    .set({ mailedAt: at })
    .where(eq(messageNotifications.notificationId, notificationId))
}

/** The administrator's note on what a notification is about, a reported item or an appeal; null if there is none. */
export async function findReason(db: Db, notificationId: string): Promise<string | null> {
  const { rows } = await db.execute<{ note: string | null }>(sql`
    select r.note, r.decided_at from ${notifications} n
    join ${messageReports} r on r.message_id = (n.data ->> 'messageId')::uuid
    where n.id = ${notificationId} and r.note is not null
      and r.verdict = case when n.kind in ('message.removed', 'message.deleted_removed') then 'remove'
        when n.kind = 'message.report_kept' then 'keep' end
    union all
    select r.note, r.decided_at from ${notifications} n
    join ${accountReports} r on r.user_id = (n.data ->> 'memberId')::uuid
      or r.organization_id = (n.data ->> 'organizationId')::uuid
    where n.id = ${notificationId} and r.note is not null and r.verdict = case
      when n.kind in ('account.warned', 'organization.warned') then 'warn'
      when n.kind in ('account.report_dismissed', 'organization.report_dismissed') then 'dismiss' end
    union all
    select a.note, a.decided_at from ${notifications} n
    join ${appeals} a on a.id = (n.data ->> 'appealId')::uuid
    where n.id = ${notificationId} and n.kind like 'appeal.%' and a.note is not null
    order by decided_at desc limit 1`)
  return rows[0]?.note ?? null
}
