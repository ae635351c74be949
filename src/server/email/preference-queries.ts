/** People's email preferences, checked when an email is enqueued and again when it is sent. */
import { sql } from 'drizzle-orm'
import {
  defaultChoice,
  topicOf,
  type EmailFrequency,
  type NotificationTopic,
} from '#domain/notifications/notification-topics.ts'
import { findQuietEnd } from '#domain/notifications/email-timing.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { notificationPreferences, emailTimes, users } from '#server/db/schema.ts'
import { addJobs, type NewJob } from '#server/jobs/queries.ts'

export interface RequestedEmail extends Omit<NewJob, 'runAt'> {
  userId: string
  /** The minimum delay in milliseconds. */
  waitMs?: number
}

type ImmediateRecipient = {
  userId: string
  timeZone: string
  quietFrom: number | null
  quietTo: number | null
  now: Date | string
}

/**
 * Enqueues notification emails for people who want one immediately, in the transaction of the event. During quiet
 * hours the email waits until they end. People who chose a daily email find the notification in their digest.
 */
export async function enqueueNotificationEmails(
  db: Db,
  kind: NotificationKind,
  emails: readonly RequestedEmail[],
): Promise<void> {
  const wanted = await listImmediateRecipients(db, topicOf(kind), emails)
  const added = emails.flatMap(({ userId, waitMs = 0, ...job }): NewJob[] => {
    const reader = wanted.get(userId)
    if (!reader) return []
    const { quietFrom: from, quietTo: to, timeZone } = reader
    const quiet = from === null || to === null ? null : { from, to }
    const requested = new Date(new Date(reader.now).getTime() + waitMs)
    const end = findQuietEnd(requested, quiet, timeZone)
    return [{ ...job, ...((end || waitMs > 0) && { runAt: end ?? requested }) }]
  })
  await addJobs(db, added)
}

async function listImmediateRecipients(
  db: Db,
  topic: NotificationTopic | null,
  emails: readonly { userId: string }[],
): Promise<Map<string, ImmediateRecipient>> {
  if (emails.length === 0) return new Map()
  const mail: EmailFrequency = topic ? defaultChoice(topic).mail : 'at_once'
  const { rows } = await db.execute<ImmediateRecipient>(sql`
    select u.id as "userId", u.time_zone as "timeZone", t.quiet_from as "quietFrom", t.quiet_to as "quietTo",
      now() as now
    from ${users} u
    left join ${notificationPreferences} p on p.user_id = u.id and p.topic = ${topic}
    left join ${emailTimes} t on t.user_id = u.id
    where u.id = any(${sql.param(emails.map(({ userId }) => userId))}::uuid[])
      and coalesce(p.mail, ${mail}) = 'at_once'`)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Whether the person has turned off emails about a topic since one was enqueued. */
export async function hasUnsubscribed(db: Db, userId: string, topic: NotificationTopic): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${notificationPreferences} where user_id = ${userId} and topic = ${topic} and mail = 'none'`)
  return rows.length > 0
}
