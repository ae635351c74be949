/** People's notification settings. */
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type {
  NotificationPreferences,
  notificationPreferencesForm,
} from '#contract/notifications/preferences.ts'
import type { z } from '#contract/zod.ts'
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import {
  defaultChoice,
  notificationTopics,
  type NotificationTopic,
} from '#domain/notifications/notification-topics.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  digestEntries,
  emailTimes,
  notificationPreferences,
  weeklySummaries,
} from '#server/db/tables/notifications.ts'
import { savedSearches } from '#server/db/tables/projects.ts'
import { isFormerMember } from '#server/queries/accounts/leaving.ts'

/** A person's settings with defaults; null if the account does not exist or was deleted. */
export async function findPreferences(db: Db, userId: string): Promise<NotificationPreferences | null> {
  const [person] = await db
    .select({
      timeZone: sql<string | null>`nullif(${users.timeZone}, 'UTC')`,
      digestHour: emailTimes.digestHour,
      from: emailTimes.quietFrom,
      to: emailTimes.quietTo,
      summaryDay: weeklySummaries.weekday,
    })
    .from(users)
    .leftJoin(emailTimes, eq(emailTimes.userId, users.id))
    .leftJoin(weeklySummaries, eq(weeklySummaries.userId, users.id))
    .where(and(eq(users.id, userId), not(isFormerMember)))
  if (!person) return null
  const { timeZone, digestHour, from, to, summaryDay } = person
  return {
    topics: await listChoices(db, userId),
    digestHour: digestHour ?? defaultDigestHour,
    quietHours: from === null || to === null ? null : { from, to },
    summaryDay,
    timeZone,
  }
}

/** A person's choice for every topic, in topic order. */
export async function listChoices(db: Db, userId: string): Promise<NotificationPreferences['topics']> {
  const chosen = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return notificationTopics.map((topic) => {
    const { inProduct, mail } = chosen.find((each) => each.topic === topic) ?? defaultChoice(topic)
    return { topic, inProduct, mail }
  })
}

type Form = z.output<typeof notificationPreferencesForm>

/** Saves a person's topic choices. An earlier unsubscribe can no longer be undone by its link. */
export async function saveTopicChoices(
  db: Db,
  { userId, topics, now }: { userId: string; topics: NonNullable<Form['topics']>; now: Date },
): Promise<void> {
  if (topics.length === 0) return
  await db
    .insert(notificationPreferences)
    .values(topics.map((choice) => ({ ...choice, userId, mailBefore: null, updatedAt: now })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.topic],
      set: {
        inProduct: sql`excluded.in_product`,
        mail: sql`excluded.mail`,
        mailBefore: null,
        updatedAt: now,
      },
    })
}

/** Saves when a person wants emails; undefined fields stay unchanged. */
export async function saveTimes(
  db: Db,
  {
    userId,
    digestHour,
    quietHours,
    now,
  }: { userId: string; now: Date } & Pick<Form, 'digestHour' | 'quietHours'>,
): Promise<void> {
  if (digestHour === undefined && quietHours === undefined) return
  const quiet = { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }
  await db
    .insert(emailTimes)
    .values({ userId, digestHour: digestHour ?? defaultDigestHour, ...quiet, updatedAt: now })
    .onConflictDoUpdate({
      target: emailTimes.userId,
      set: {
        ...(digestHour !== undefined && { digestHour }),
        ...(quietHours !== undefined && quiet),
        updatedAt: now,
      },
    })
}

interface Change {
  userId: string
  topic: NotificationTopic
  now: Date
}

/** Turns off a topic's emails and remembers the previous setting. */
export async function disableTopicEmails(db: Db, { userId, topic, now }: Change): Promise<void> {
  const { inProduct, mail } = defaultChoice(topic)
  await db
    .insert(notificationPreferences)
    .values({
      userId,
      topic,
      inProduct,
      mail: 'none',
      mailBefore: mail === 'none' ? null : mail,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.topic],
      set: {
        mail: 'none',
        mailBefore: sql`case when ${notificationPreferences.mail} = 'none' then ${notificationPreferences.mailBefore}
          else ${notificationPreferences.mail} end`,
        updatedAt: now,
      },
    })
}

/** Restores a topic's emails to the previous setting, or to immediate emails if it is unknown. */
export async function enableTopicEmails(db: Db, { userId, topic, now }: Change): Promise<void> {
  await db
    .update(notificationPreferences)
    .set({
      mail: sql`coalesce(${notificationPreferences.mailBefore}, 'at_once')`,
      mailBefore: null,
      updatedAt: now,
    })
    .where(
      and(isOf(userId), eq(notificationPreferences.topic, topic), eq(notificationPreferences.mail, 'none')),
    )
}

/** Turns off the daily digest. Its topics send no emails anymore, and what waits for the next one is not sent. */
export async function disableDigest(db: Db, { userId, now }: Omit<Change, 'topic'>): Promise<void> {
  const unsaved = notificationTopics.filter((topic) => defaultChoice(topic).mail === 'daily')
  await db
    .insert(notificationPreferences)
    .values(unsaved.map((topic) => ({ userId, topic, ...defaultChoice(topic), updatedAt: now })))
    .onConflictDoNothing()
  await db.delete(digestEntries).where(and(eq(digestEntries.userId, userId), isNull(digestEntries.digestId)))
  await db
    .update(notificationPreferences)
    .set({ mail: 'none', mailBefore: 'daily', updatedAt: now })
    .where(and(isOf(userId), eq(notificationPreferences.mail, 'daily')))
}

/** Restores the daily digest for the topics that used it. */
export async function enableDigest(db: Db, { userId, now }: Omit<Change, 'topic'>): Promise<void> {
  await db
    .update(notificationPreferences)
    .set({ mail: 'daily', mailBefore: null, updatedAt: now })
    .where(
      and(
        isOf(userId),
        eq(notificationPreferences.mail, 'none'),
        eq(notificationPreferences.mailBefore, 'daily'),
      ),
    )
}

/** The saved search that a link in an email ends; null if it was deleted. */
export async function findLinkedSearch(db: Db, { id, userId }: { id: string; userId: string }) {
  const [row] = await db
    .select({ name: savedSearches.name, endedAt: savedSearches.endedAt })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
  return row ?? null
}

const isOf = (userId: string) => eq(notificationPreferences.userId, userId)
