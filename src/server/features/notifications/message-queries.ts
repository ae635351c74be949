/** Notifications about messages: one unread notification per conversation, however many messages arrive. */
import { and, eq, sql } from 'drizzle-orm'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { conversations } from '#server/db/tables/messages.ts'
import { messageNotifications, notifications } from '#server/db/tables/notifications.ts'
import { sendNotification } from '#server/live/publish.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { listUnreadForEmail } from '#server/queries/messages/unread-for-email.ts'
import { markRead, notifyPeople, type NewNotification } from './queries.ts'

/** Milliseconds that a message may stay unread before its email is sent. */
export const emailDelayMs = 5 * 60_000

export interface SentMessage {
  eventId: number
  senderId: string | null
  /** The sender's side. */
  side: UserType
  organizationId: string
  /** Each person once, with the conversation in which they got it. */
  recipients: readonly { userId: string; conversationId: string }[]
}

/**
 * Notifies people of a message: updates their unread notification of the conversation, or creates one and enqueues
 * its email.
 */
export async function notifyOfMessage(db: Db, sent: SentMessage): Promise<void> {
  const { eventId, senderId, side, organizationId, recipients } = sent
  const [first] = recipients
  if (!first) return
  const data = { organizationId, side, ...(senderId && { memberId: senderId }) }
  const own = (column: 'userId' | 'conversationId') => sql.param(recipients.map((one) => one[column]))
  const people = sql`unnest(${own('userId')}::uuid[], ${own('conversationId')}::uuid[]) as r(user_id, conversation_id)`
  const conversation = sql`jsonb_build_object('conversationId', r.conversation_id)`
  const { rows: renewed } = await db.execute<{ userId: string; isShown: boolean }>(sql`
    update ${notifications} n
    set fact_id = ${eventId}, data = ${JSON.stringify(data)}::jsonb || ${conversation}, created_at = now()
    from ${messageNotifications} m
    join ${people} on r.user_id = m.user_id and r.conversation_id = m.conversation_id
    where m.notification_id = n.id and n.read_at is null
    returning n.user_id as "userId", n.is_shown as "isShown"`)
  const shown = renewed.filter(({ isShown }) => isShown).map(({ userId }) => userId)
  await sendNotification(db, shown, eventId)
  const known = new Set(renewed.map(({ userId }) => userId))
  const others = recipients.map(({ userId }) => userId).filter((id) => !known.has(id))
  const { conversationId } = first
  await notifyPeople(db, others, {
    kind: 'message.received',
    eventId,
    actorId: senderId,
    data: { ...data, conversationId },
  })
  if (recipients.some((one) => one.conversationId !== conversationId)) {
    await db.execute(sql`
      update ${notifications} n set data = n.data || ${conversation} from ${people}
      where n.user_id = r.user_id and n.fact_id = ${eventId}`)
  }
  const { rows: begun } = await db.execute<{ userId: string; notificationId: string }>(sql`
    insert into ${messageNotifications} (user_id, conversation_id, notification_id)
    select n.user_id, r.conversation_id, n.id from ${notifications} n join ${people} on r.user_id = n.user_id
    where n.fact_id = ${eventId} and n.user_id = any(${sql.param(others)}::uuid[])
    on conflict (user_id, conversation_id)
      do update set notification_id = excluded.notification_id, mailed_at = null
    returning user_id as "userId", notification_id as "notificationId"`)
  await enqueueEmails(
    db,
    'notification.message',
    begun.map(({ userId, notificationId }) => ({ data: { notificationId, userId }, waitMs: emailDelayMs })),
  )
}

/** Enqueues another email about a conversation of which its reader answered a part by email, if it can quote what is left. */
export async function emailUnreadAgain(
  db: Db,
  { userId, conversationId, readPosition }: { userId: string; conversationId: string; readPosition: number },
): Promise<void> {
  const [row] = await db
    .select({ notificationId: messageNotifications.notificationId })
    .from(messageNotifications)
    .where(
      and(eq(messageNotifications.userId, userId), eq(messageNotifications.conversationId, conversationId)),
    )
  if (!row) return
  const { notificationId } = row
  const { quoted } = await listUnreadForEmail(db, notificationId, 1)
  if (quoted.length === 0) return
  await enqueueEmails(db, 'notification.message', [
    {
      data: { notificationId, userId, readPosition },
      uniqueKey: `message-again:${notificationId}`,
      waitMs: emailDelayMs,
    },
  ])
}

/** Marks the conversation's notification as read once its reader has read to the end. */
export async function markConversationRead(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<void> {
  const its = sql`${notifications.id} = (
    select m.notification_id from ${messageNotifications} m
    where m.user_id = ${userId} and m.conversation_id = ${conversationId})`
  await markRead(db, { userId, at: sql`now()` }, its)
}

/** Notifies people of an administrator's decision about a message; each reads with whom they have the conversation. */
export async function notifyDecision(
  db: Db,
  userIds: readonly string[],
  decision: Pick<NewNotification, 'kind' | 'eventId'> & { conversationId: string; messageId: string },
): Promise<void> {
  const { kind, eventId, conversationId, messageId } = decision
  const [row] = await db
    .select({ organizationId: conversations.organizationId, volunteerId: conversations.volunteerId })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  if (!row) return
  const { organizationId, volunteerId } = row
  const about = { conversationId, messageId, organizationId }
  // Don't reveal which administrator decided.
  const shared = { kind, eventId, actorId: null }
  const isVolunteer = (userId: string) => userId === volunteerId
  await notifyPeople(db, userIds.filter(isVolunteer), { ...shared, data: about })
  const members = userIds.filter((userId) => !isVolunteer(userId))
  await notifyPeople(db, members, { ...shared, data: { ...about, side: 'volunteer', memberId: volunteerId } })
}

/** Whether a position is the latest of its conversation. */
export async function isLatestPosition(db: Db, conversationId: string, position: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${conversations} where id = ${conversationId} and last_position <= ${position}`)
  return rows.length > 0
}
