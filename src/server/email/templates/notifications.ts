/** The email for a notification without an email of its own, rendered from the rows at that time. */
import { toNotificationNames } from '#contract/i18n/named.ts'
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { notificationEmail } from '#server/email/texts/en-notifications.ts'
import { sendEmailTo } from '#server/email/send.ts'
import { findNotificationReader, findReason, isMuted, saveEmailedAt } from './notification-queries.ts'
import { sendScopeEmail } from './scope-changes.ts'
import { listForEmail } from '#server/features/notifications/search.ts'

const payloadSchema = z.object({ notificationId: z.uuid() })

/** Handles `mail.notice`. A message's email is sent only while the message is unread. */
export async function sendNotificationEmail(
  ctx: JobContext,
  payload: Record<string, unknown>,
): Promise<void> {
  const { notificationId: id } = payloadSchema.parse(payload)
  const reader = await findNotificationReader(ctx.db, id)
  if (!reader) return
  const [notification] = await listForEmail(ctx.db, { userId: reader.userId, ids: [id] })
  if (!notification) return
  const { kind, path } = notification
  if (kind === 'message.received' && (notification.read || (await isMuted(ctx.db, id)))) return
  const named = toNotificationNames(notification)
  if (kind === 'application.scope_changed')
    return sendScopeEmail(ctx, { reader, notice: notification, named })
  const topic = topicOf(kind)
  await sendEmailTo(ctx, reader, {
    content: notificationEmail({
      kind,
      topic,
      happened: notification.message,
      named,
      reason: await findReason(ctx.db, id),
    }),
    path,
    name: `notice-${id}`,
    factId: reader.factId,
    topic,
  })
  if (kind === 'message.received') await saveEmailedAt(ctx.db, id, ctx.now)
}
