/** Messages that people send by replying to the email about a message. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { Message, sendMessage } from '#contract/messages/messages.ts'
import type { Context } from '#server/context.ts'
import { read } from './reader-service.ts'
import { findReadByEmail, isRepetition } from './reply-queries.ts'
import { send } from './service.ts'

type Reply = EndpointInput<typeof sendMessage>['body'] & {
  conversationId: string
  /** When the email was sent that this is a reply to. */
  emailedAt: Date
}

/**
 * Sends a message like any other. The person has read what the email was about, so that the next message is emailed
 * again; not what came later. Two machines that answer each other end here: words that repeat the person's last message
 * are sent, but leave the conversation unread, and unread conversations get no further email.
 */
export async function sendReply(ctx: Context, { emailedAt, ...message }: Reply): Promise<Message> {
  const sent = await send(ctx, message)
  if (await isRepetition(ctx.db, sent)) return sent
  await read(ctx, sent.conversationId, await findReadByEmail(ctx.db, { ...sent, emailedAt }))
  return sent
}
