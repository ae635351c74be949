/** The email about changes of agreed work: changes that follow each other quickly share one. */
import type { Named } from '#contract/messages/en.ts'
import { describeFully } from '#contract/messages/scope-changes.ts'
import type { Notification } from '#contract/notifications.ts'
import { mergeScopeChanges } from '#domain/agreed-scope.ts'
import { topicOf } from '#domain/notice-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { scopeLetter } from '#server/mail/messages/en-notices.ts'
import { sendTo, type Recipient } from '#server/mail/send.ts'
import { takeChanges } from './scope-queries.ts'

interface About {
  reader: Recipient & { factId: number }
  notice: Notification
  named: Named
}

/** Sends it with the changes of the emails that wait for the same work, which then are not sent. */
export async function sendScopeLetter(ctx: JobContext, { reader, notice, named }: About): Promise<void> {
  const lines = describeFully(mergeScopeChanges(await takeChanges(ctx.db, notice.id)))
  if (lines.length === 0) return
  await sendTo(ctx, reader, {
    content: scopeLetter({ named, lines }),
    path: notice.path,
    name: `notice-${notice.id}`,
    factId: reader.factId,
    topic: topicOf(notice.kind),
  })
}
