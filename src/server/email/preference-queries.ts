/** People's email preferences, checked when an email is enqueued and again when it is sent. */
import { sql } from 'drizzle-orm'
import {
  defaultChoice,
  type EmailFrequency,
  type NotificationTopic,
} from '#domain/notifications/notification-topics.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { emailTimes, notificationPreferences } from '#server/db/tables/notifications.ts'
import type { Subscription } from './template.ts'

export type ImmediateSubscriber = {
  timeZone: string
  quietFrom: number | null
  quietTo: number | null
  now: Date | string
}

/** The quiet hours of those who want an immediate email, by their position in the list. */
export async function listImmediateSubscribers(
  db: Db,
  subscriptions: readonly (Subscription | null)[],
): Promise<Map<number, ImmediateSubscriber>> {
  const asked = subscriptions.flatMap((subscription, index) =>
    subscription ? [{ ...subscription, index }] : [],
  )
  if (asked.length === 0) return new Map()
  const standards = asked.map(({ topic }): EmailFrequency => (topic ? defaultChoice(topic).mail : 'at_once'))
  const { rows } = await db.execute<ImmediateSubscriber & { index: number }>(sql`
    select a.index, u.time_zone as "timeZone", t.quiet_from as "quietFrom", t.quiet_to as "quietTo", now() as now
    from unnest(
      ${sql.param(asked.map(({ index }) => index))}::int[],
      ${sql.param(asked.map(({ userId }) => userId))}::uuid[],
      ${sql.param(asked.map(({ topic }) => topic))}::text[],
      ${sql.param(standards)}::text[]
    ) as a (index, user_id, topic, standard)
    join ${users} u on u.id = a.user_id
    left join ${notificationPreferences} p on p.user_id = u.id and p.topic = a.topic
    left join ${emailTimes} t on t.user_id = u.id
    where coalesce(p.mail, a.standard) = 'at_once'`)
  return new Map(rows.map((row) => [row.index, row]))
}

/** Whether the person has turned off emails about a topic since one was enqueued. */
export async function hasUnsubscribed(
  db: Db,
  { userId, topic }: { userId: string; topic: NotificationTopic },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${notificationPreferences} where user_id = ${userId} and topic = ${topic} and mail = 'none'`)
  return rows.length > 0
}
