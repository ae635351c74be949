/** Messages that people send by replying to the email about a message. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { sendMessage } from '#contract/messages/messages.ts'
import type { Context } from '#server/context.ts'
import { read } from '#server/features/messages/reader-service.ts'
import { send } from '#server/features/messages/service.ts'
import { findReadByEmail, isRepetition } from './reply-queries.ts'

type Reply = EndpointInput<typeof sendMessage>['body'] & {
  conversationId: string
  /** The last message in the email that this is a reply to; 0 if it has none. */
  emailedPosition: number
}

/**
 * Sends a message like any other. The person has read what the email contains, so that the next message is emailed
 * again; what it left out, and what came later, stays unread and gets an email of its own. Two machines that answer each other end here: words that repeat the
 * person's last two messages are sent, but leave the conversation unread, and it gets no further email.
 * Returns how far the person has read if the rest is to be emailed; null if nothing is.
 */
export async function sendReply(
  ctx: Context,
  { emailedPosition, ...message }: Reply,
): Promise<number | null> {
  const sent = await send(ctx, message)
  if (await isRepetition(ctx.db, sent)) return null
  const position = await findReadByEmail(ctx.db, { ...sent, emailedPosition })
  const { readPosition, unreadCount } = await read(ctx, sent.conversationId, position)
  return unreadCount > 0 ? readPosition : null
}
