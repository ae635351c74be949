/** The letter of a notification that has no letter of its own elsewhere, written from the rows as they are then. */
import { namesIn } from '#contract/messages/named.ts'
import { z } from '#contract/zod.ts'
import { topicOf } from '#domain/notice-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { noticeLetter } from '#server/mail/messages/en-notices.ts'
import { sendTo } from '#server/mail/send.ts'
import { findNoticeReader, findReason, isMuted, noteMailed } from './letter-queries.ts'
import { sendScopeLetter } from './scope-letter.ts'
import { listForLetter } from './search.ts'

const payloadSchema = z.object({ notificationId: z.uuid() })

/** The handler of `mail.notice`. What a message tells is told only while it is unread. */
export async function sendNoticeLetter(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { notificationId: id } = payloadSchema.parse(payload)
  const reader = await findNoticeReader(ctx.db, id)
  if (!reader) return
  const [notice] = await listForLetter(ctx.db, { userId: reader.userId, ids: [id] })
  if (!notice) return
  const { kind, path } = notice
  if (kind === 'message.received' && (notice.read || (await isMuted(ctx.db, id)))) return
  const named = namesIn(notice)
  if (kind === 'application.scope_changed') return sendScopeLetter(ctx, { reader, notice, named })
  const topic = topicOf(kind)
  await sendTo(ctx, reader, {
    content: noticeLetter({
      kind,
      topic,
      happened: notice.message,
      named,
      reason: await findReason(ctx.db, id),
    }),
    path,
    name: `notice-${id}`,
    factId: reader.factId,
    topic,
  })
  if (kind === 'message.received') await noteMailed(ctx.db, id, ctx.now)
}
