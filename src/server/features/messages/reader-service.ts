/** What a reader does in a conversation: read, type, mute, block. */
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Conversation, readConversation } from '#contract/messages/conversations.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { findWriteRefusal } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { sendLiveEvent, sendLiveSignal } from '#server/live/publish.ts'
import { changeBlock } from './blocks/block-service.ts'
import { listReaders, saveMuted, saveRead } from './reader-queries.ts'
import { findOwn, findReached } from './search.ts'
import { sideOf } from './side.ts'
import { findContactStatus, toContactStatus } from './contact-status-queries.ts'

async function requireReached(ctx: Context, id: string) {
  const reached = await findReached(ctx, id)
  if (!reached) throw new Problem('conversation_not_found')
  return reached
}

async function findAgain(ctx: Context, id: string): Promise<Conversation> {
  const conversation = await findOwn(ctx, id)
  if (!conversation) throw new Problem('conversation_not_found')
  return conversation
}

/** Advances the caller's read position, never backward and never past the last message. */
export async function read(
  ctx: Context,
  id: string,
  requested: number,
): Promise<EndpointResponse<typeof readConversation>> {
  await transact(ctx.db, async (db) => {
    const { lastPosition } = await requireReached({ ...ctx, db }, id)
    const position = Math.min(requested, lastPosition)
    const userId = ctx.actor.id
    if (!(await saveRead(db, { conversationId: id, userId, position }))) return
    const readers = await listReaders(db, id)
    await sendLiveEvent(
      db,
      readers.map((reader) => reader.userId),
      { kind: 'read', data: { conversationId: id, userId, position } },
    )
    // Publish last: the event handlers notify the reader, whose row is among those updated above.
    await publish(db, { type: 'conversation.read', actorId: userId, subjectId: id, data: { position } })
  })
  const { ownReadPosition, unreadCount } = await findAgain(ctx, id)
  return { readPosition: ownReadPosition, unreadCount }
}

/**
 * Signals to the other active readers that the caller is typing. Does nothing if the caller's messages can't reach
 * them.
 */
export async function sendTypingSignal(ctx: Context, id: string): Promise<void> {
  const reached = await requireReached(ctx, id)
  const row = await findContactStatus(ctx.db, reached)
  if (!row || findWriteRefusal(toContactStatus(row, sideOf(ctx, reached), ctx.actor)) !== null) return
  // The other side does not see the conversation until its first message.
  if (reached.lastPosition === 0) return
  const readers = await listReaders(ctx.db, id)
  await sendLiveSignal(
    ctx.db,
    readers.map(({ userId }) => userId).filter((userId) => userId !== ctx.actor.id),
    { kind: 'typing', data: { conversationId: id, name: formatFullName(ctx.actor) } },
  )
}

/** Mutes or unmutes a conversation for the caller and updates their other open pages. */
export async function mute(ctx: Context, id: string, isMuted: boolean): Promise<Conversation> {
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    await requireReached({ ...ctx, db }, id)
    await saveMuted(db, { conversationId: id, userId, at: isMuted ? ctx.now() : null })
    await sendLiveEvent(db, [userId], { kind: 'conversation', data: { conversationId: id } })
  })
  return findAgain(ctx, id)
}

/** Blocks or unblocks the other side of a conversation. */
export async function block(ctx: Context, id: string, isBlocked: boolean): Promise<Conversation> {
  const reached = await requireReached(ctx, id)
  const { volunteerId, organizationId } = reached
  const pair = { volunteerId, organizationId }
  await changeBlock(ctx, { pair, side: sideOf(ctx, reached), subjectId: id }, isBlocked)
  return findAgain(ctx, id)
}
