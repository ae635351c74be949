/** Emails about replies by email. They answer one, so people cannot turn them off; replies to them go to the contact address. */
import { z } from '#contract/zod.ts'
import { replyNotices } from '#domain/email/replies.ts'
import { writeReplyNotice } from '#server/email/content/replies.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'

export const replyTemplates = {
  'message.replyNotice': defineEmail({
    data: z.object({
      userId: z.uuid(),
      conversationId: z.uuid(),
      /** The same for one reply, however often it arrives. */
      replyId: z.uuid(),
      notice: z.enum(replyNotices),
    }),
    async load({ db }, { userId }) {
      const recipient = await findRecipient(db, { userId })
      return recipient && { recipient }
    },
    render: (language, { notice }) => writeReplyNotice(language, notice),
    path: ({ conversationId }) => `/messages?conversation=${conversationId}`,
    name: ({ replyId }) => `reply-${replyId}`,
    maxAttempts: attemptsOfOneDay,
  }),
}
