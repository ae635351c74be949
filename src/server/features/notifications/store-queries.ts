/** Stores notifications according to each person's settings. This is the only place that creates one. */
import { sql, type SQL } from 'drizzle-orm'
import { isAlwaysEmailed, topicOf } from '#domain/notifications/notification-rules.ts'
import { defaultChoice, type NotificationChoice } from '#domain/notifications/notification-topics.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { digestEntries, notificationPreferences, notifications } from '#server/db/tables/notifications.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'

/** A notification's kind, and the IDs that every language builds its sentence from. */
export interface NewNotification {
  kind: NotificationKind
  eventId: number
  /** The person who acted, who is not notified. */
  actorId: string | null
  data: Record<string, string>
  /** Send an email built from this notification. Other kinds have their own email, which the caller enqueues. */
  isEmailed?: true
  /** Minimum delay of the email in milliseconds. */
  emailDelayMs?: number
}

/** One whose IDs differ between the people. */
export type EachNotification = Omit<NewNotification, 'data'>

interface Stored {
  id: string
  userId: string
  inProduct: boolean
}

/** The default for people without a saved choice. Kinds without a topic always notify. */
export function defaultChoiceOf(kind: NotificationKind): NotificationChoice {
  const topic = topicOf(kind)
  return topic ? defaultChoice(topic) : { inProduct: true, mail: 'at_once' }
}

/**
 * Stores a notification for everyone that a query finds with its IDs and who wants it, in the bell, in the next digest,
 * or both, and enqueues its email. Returns them, and who sees it in the bell.
 */
export async function storeNotifications(
  db: Db,
  people: SQL,
  notification: EachNotification,
): Promise<{ userId: string; inProduct: boolean }[]> {
  const { kind, eventId } = notification
  const { inProduct, mail } = defaultChoiceOf(kind)
  const { rows } = await db.execute<Stored & Record<string, unknown>>(sql`
    with chosen as (
      select gen_random_uuid() as id, recipients.id as user_id, coalesce(p.in_product, ${inProduct}::boolean) as in_product,
        coalesce(p.mail, ${mail}) as mail, recipients.data
      from (${people}) as recipients(id, data)
      left join ${notificationPreferences} p on p.user_id = recipients.id and p.topic = ${topicOf(kind)}
    ), stored as (
      insert into ${notifications} (id, user_id, kind, data, fact_id, is_shown)
      select id, user_id, ${kind}, data, ${eventId}, in_product from chosen
      where in_product or mail <> 'none'
    ), waiting as (
      insert into ${digestEntries} (notification_id, user_id, happened_at)
      select id, user_id, now() from chosen where mail = 'daily'
    )
    select id, user_id as "userId", in_product as "inProduct" from chosen where in_product or mail <> 'none'`)
  if (notification.isEmailed || isAlwaysEmailed(kind)) await emailNotifications(db, notification, rows)
  return rows
}

async function emailNotifications(
  db: Db,
  { kind, emailDelayMs: waitMs = 0 }: EachNotification,
  stored: readonly Stored[],
): Promise<void> {
  const emails = stored.map(({ id, userId }) => ({ data: { notificationId: id, userId, kind }, waitMs }))
  const template = kind === 'application.scope_changed' ? 'notification.scopeChanged' : 'notification.general'
  await enqueueEmails(db, template, emails)
}
