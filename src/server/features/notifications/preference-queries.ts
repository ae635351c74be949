/** What people chose about being told. */
import { and, eq, sql } from 'drizzle-orm'
import type { NoticePreferences, noticePreferencesForm } from '#contract/notice-preferences.ts'
import type { z } from '#contract/zod.ts'
import { defaultDigestHour } from '#domain/notice-times.ts'
import { defaultChoice, noticeTopics, type NoticeTopic } from '#domain/notice-topics.ts'
import type { Db } from '#server/db/db.ts'
import { noticePreferences, noticeTimes, users } from '#server/db/schema.ts'

/** A person's choices, the defaults where they made none; null where there is no such account. */
export async function findPreferences(db: Db, userId: string): Promise<NoticePreferences | null> {
  const [person] = await db
    .select({
      timeZone: sql<string | null>`nullif(${users.timeZone}, 'UTC')`,
      digestHour: noticeTimes.digestHour,
      from: noticeTimes.quietFrom,
      to: noticeTimes.quietTo,
    })
    .from(users)
    .leftJoin(noticeTimes, eq(noticeTimes.userId, users.id))
    .where(eq(users.id, userId))
  if (!person) return null
  const { timeZone, digestHour, from, to } = person
  return {
    topics: await listChoices(db, userId),
    digestHour: digestHour ?? defaultDigestHour,
    quietHours: from === null || to === null ? null : { from, to },
    timeZone,
  }
}

/** A person's choice about every topic, in the topics' order. */
export async function listChoices(db: Db, userId: string): Promise<NoticePreferences['topics']> {
  const chosen = await db.select().from(noticePreferences).where(eq(noticePreferences.userId, userId))
  return noticeTopics.map((topic) => {
    const { inProduct, mail } = chosen.find((each) => each.topic === topic) ?? defaultChoice(topic)
    return { topic, inProduct, mail }
  })
}

type Form = z.output<typeof noticePreferencesForm>

/** Stores what a person chose about topics; an unsubscription that it follows cannot be taken back any more. */
export async function saveChoices(
  db: Db,
  { userId, topics, now }: { userId: string; topics: NonNullable<Form['topics']>; now: Date },
): Promise<void> {
  if (topics.length === 0) return
  await db
    .insert(noticePreferences)
    .values(topics.map((choice) => ({ ...choice, userId, mailBefore: null, updatedAt: now })))
    .onConflictDoUpdate({
      target: [noticePreferences.userId, noticePreferences.topic],
      set: {
        inProduct: sql`excluded.in_product`,
        mail: sql`excluded.mail`,
        mailBefore: null,
        updatedAt: now,
      },
    })
}

/** Stores when a person wants letters; what is undefined stays. */
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
    .insert(noticeTimes)
    .values({ userId, digestHour: digestHour ?? defaultDigestHour, ...quiet, updatedAt: now })
    .onConflictDoUpdate({
      target: noticeTimes.userId,
      set: {
        ...(digestHour !== undefined && { digestHour }),
        ...(quietHours !== undefined && quiet),
        updatedAt: now,
      },
    })
}

interface Change {
  userId: string
  topic: NoticeTopic
  now: Date
}

/** Ends the letters of a topic, and keeps what stood there. */
export async function turnOff(db: Db, { userId, topic, now }: Change): Promise<void> {
  const { inProduct, mail } = defaultChoice(topic)
  await db
    .insert(noticePreferences)
    .values({
      userId,
      topic,
      inProduct,
      mail: 'none',
      mailBefore: mail === 'none' ? null : mail,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [noticePreferences.userId, noticePreferences.topic],
      set: {
        mail: 'none',
        mailBefore: sql`case when ${noticePreferences.mail} = 'none' then ${noticePreferences.mailBefore}
          else ${noticePreferences.mail} end`,
        updatedAt: now,
      },
    })
}

/** Lets the letters of a topic come as they did before they were ended; at once where nobody knows how. */
export async function turnOn(db: Db, { userId, topic, now }: Change): Promise<void> {
  await db
    .update(noticePreferences)
    .set({
      mail: sql`coalesce(${noticePreferences.mailBefore}, 'at_once')`,
      mailBefore: null,
      updatedAt: now,
    })
    .where(and(isOf(userId), eq(noticePreferences.topic, topic), eq(noticePreferences.mail, 'none')))
}

/** Ends the daily digest: of what came in it, no letters come any more. */
export async function turnDigestOff(db: Db, { userId, now }: Omit<Change, 'topic'>): Promise<void> {
  await db
    .update(noticePreferences)
    .set({ mail: 'none', mailBefore: 'daily', updatedAt: now })
    .where(and(isOf(userId), eq(noticePreferences.mail, 'daily')))
}

/** Lets come daily again what did before the digest was ended. */
export async function turnDigestOn(db: Db, { userId, now }: Omit<Change, 'topic'>): Promise<void> {
  await db
    .update(noticePreferences)
    .set({ mail: 'daily', mailBefore: null, updatedAt: now })
    .where(and(isOf(userId), eq(noticePreferences.mail, 'none'), eq(noticePreferences.mailBefore, 'daily')))
}

const isOf = (userId: string) => eq(noticePreferences.userId, userId)
