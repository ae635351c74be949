/** What people chose about letters, asked at one place: when a letter is asked for, and again when it is sent. */
import { sql } from 'drizzle-orm'
import { defaultChoice, topicOf, type MailWay, type NoticeTopic } from '#domain/notice-topics.ts'
import { endOfQuiet } from '#domain/notice-times.ts'
import type { NotificationKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { noticePreferences, noticeTimes, users } from '#server/db/schema.ts'
import { addJobs, type NewJob } from '#server/jobs/queries.ts'

export interface AskedLetter extends Omit<NewJob, 'runAt'> {
  userId: string
  /** Milliseconds after which it goes at the earliest. */
  waitMs?: number
}

type Wanted = {
  userId: string
  timeZone: string
  quietFrom: number | null
  quietTo: number | null
  now: Date | string
}

/**
 * Adds the jobs of letters about a kind for those who want one at once, in the transaction of what they tell. In quiet
 * hours a letter waits for their end. Whoever wants a letter a day finds the notification in it.
 */
export async function addLetters(
  db: Db,
  kind: NotificationKind,
  letters: readonly AskedLetter[],
): Promise<void> {
  const wanted = await listWanted(db, topicOf(kind), letters)
  const added = letters.flatMap(({ userId, waitMs = 0, ...job }): NewJob[] => {
    const reader = wanted.get(userId)
    if (!reader) return []
    const { quietFrom: from, quietTo: to, timeZone } = reader
    const quiet = from === null || to === null ? null : { from, to }
    const asked = new Date(new Date(reader.now).getTime() + waitMs)
    const end = endOfQuiet(asked, quiet, timeZone)
    return [{ ...job, ...((end || waitMs > 0) && { runAt: end ?? asked }) }]
  })
  await addJobs(db, added)
}

async function listWanted(
  db: Db,
  topic: NoticeTopic | null,
  letters: readonly { userId: string }[],
): Promise<Map<string, Wanted>> {
  if (letters.length === 0) return new Map()
  const mail: MailWay = topic ? defaultChoice(topic).mail : 'at_once'
  const { rows } = await db.execute<Wanted>(sql`
    select u.id as "userId", u.time_zone as "timeZone", t.quiet_from as "quietFrom", t.quiet_to as "quietTo",
      now() as now
    from ${users} u
    left join ${noticePreferences} p on p.user_id = u.id and p.topic = ${topic}
    left join ${noticeTimes} t on t.user_id = u.id
    where u.id = any(${sql.param(letters.map(({ userId }) => userId))}::uuid[])
      and coalesce(p.mail, ${mail}) = 'at_once'`)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Whether a person has turned the letters of a topic off since one was asked for. */
export async function isTurnedOff(db: Db, userId: string, topic: NoticeTopic): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${noticePreferences} where user_id = ${userId} and topic = ${topic} and mail = 'none'`)
  return rows.length > 0
}
