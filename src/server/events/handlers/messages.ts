/** Who is notified of what happens in a conversation. */
import type { Db } from '#server/db/db.ts'
import { listMemberIds } from '#server/email/templates/moderation-queries.ts'
import type { EventOf } from '#server/events/event.ts'
import {
  isLatestPosition,
  markConversationRead,
  notifyOfMessage,
  notifyDecision,
} from '#server/features/notifications/message-queries.ts'
import { sendLiveSignal } from '#server/live/publish.ts'

/** Notifies the other side about the message, and emails them if they do not read it soon. */
export async function notifyRecipients(
  db: Db,
  { id: eventId, actorId: senderId, subjectId: conversationId, data, recipientIds }: EventOf<'message.sent'>,
): Promise<void> {
  const { side, organizationId } = data
  const recipients = recipientIds.map((userId) => ({ userId, conversationId }))
  await notifyOfMessage(db, { eventId, senderId, side, organizationId, recipients })
}

/** The same for each volunteer's message of an announcement. */
export async function notifyOfAnnouncement(
  db: Db,
  { id: eventId, actorId: senderId, data, notified }: EventOf<'announcement.sent'>,
): Promise<void> {
  const { organizationId } = data
  await notifyOfMessage(db, { eventId, senderId, side: 'organization', organizationId, recipients: notified })
}

/** Clears the notification of a person who has read the conversation to its end. */
export async function closeNotification(
  db: Db,
  { actorId: userId, subjectId: conversationId, data }: EventOf<'conversation.read'>,
): Promise<void> {
  if (userId && (await isLatestPosition(db, conversationId, data.position))) {
    await markConversationRead(db, { userId, conversationId })
  }
}

/** Updates the open pages of the side that blocked the other or undid that; the other side must not learn of it. */
export async function signalBlock(
  db: Db,
  { data: { side, volunteerId, organizationId } }: EventOf<`contact.${'blocked' | 'unblocked'}`>,
): Promise<void> {
  const own = side === 'volunteer' ? [volunteerId] : await listMemberIds(db, organizationId)
  await sendLiveSignal(db, own, { kind: 'block', data: { volunteerId, organizationId } })
}

export async function notifyReportDismissed(
  db: Db,
  { id: eventId, subjectId: conversationId, data, reporterIds }: EventOf<'message.kept'>,
): Promise<void> {
  await notifyDecision(db, reporterIds, { kind: 'message.report_kept', eventId, conversationId, ...data })
}

/** Emails the reason to the writer. */
export async function notifyMessageRemoved(
  db: Db,
  {
    id: eventId,
    subjectId: conversationId,
    data,
    reporterIds,
    writerId,
    canAppeal,
  }: EventOf<'message.removed'>,
): Promise<void> {
  const about = { eventId, conversationId, ...data }
  const others = reporterIds.filter((id) => id !== writerId)
  await notifyDecision(db, others, { kind: 'message.report_removed', ...about })
  const kind = canAppeal ? 'message.removed' : 'message.deleted_removed'
  if (writerId) await notifyDecision(db, [writerId], { kind, ...about })
}

/** Notifies the writer, and those who were notified that it was removed. */
export async function notifyMessageRestored(
  db: Db,
  { id: eventId, subjectId: conversationId, data, reporterIds, writerId }: EventOf<'message.restored'>,
): Promise<void> {
  const about = { eventId, conversationId, ...data }
  const others = reporterIds.filter((id) => id !== writerId)
  await notifyDecision(db, others, { kind: 'message.report_restored', ...about })
  if (writerId) await notifyDecision(db, [writerId], { kind: 'message.restored', ...about })
}
