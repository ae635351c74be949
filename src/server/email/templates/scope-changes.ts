/** The email about changes to agreed work. Changes in quick succession share one email. */
import type { NotificationNames } from '#contract/i18n/en.ts'
import { describeFully } from '#contract/i18n/scope-changes.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { mergeScopeChanges } from '#domain/applications/agreed-scope.ts'
import { topicOf } from '#domain/notifications/notification-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { scopeChangeEmail } from '#server/email/texts/en-notifications.ts'
import { sendEmailTo, type Recipient } from '#server/email/send.ts'
import { claimChanges } from './scope-queries.ts'

interface About {
  reader: Recipient & { factId: number }
  notice: Notification
  named: NotificationNames
}

/** Sends this email with the changes of other waiting emails about the same work, which are then not sent. */
export async function sendScopeEmail(
  ctx: JobContext,
  { reader, notice: notification, named }: About,
): Promise<void> {
  const lines = describeFully(mergeScopeChanges(await claimChanges(ctx.db, notification.id)))
  if (lines.length === 0) return
  await sendEmailTo(ctx, reader, {
    content: scopeChangeEmail({ named, lines }),
    path: notification.path,
    name: `notice-${notification.id}`,
    factId: reader.factId,
    topic: topicOf(notification.kind),
  })
}
