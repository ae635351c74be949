/** Messages sent, changed and taken back. */
import { createHash } from 'node:crypto'
import type { EndpointInput } from '#contract/endpoint.ts'
import {
  messageRequiredText,
  type editMessage,
  type Message,
  type sendMessage,
} from '#contract/conversation-messages.ts'
import type { UserType } from '#domain/accounts.ts'
import { approachesADay, dayOfLimits, isApproach, whyNotDeleted, whyNotEdited } from '#domain/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { removeKept } from '#server/files/remove.ts'
import { Problem } from '#server/http/problem.ts'
import { findMessage } from './message-search.ts'
import * as contacts from './contact-queries.ts'
import * as queries from './queries.ts'
import { listReaders } from './reader-queries.ts'
import { findReached } from './search.ts'
import { sideOf } from './side.ts'
import { findStanding, standingOf, type Pair } from './standing-queries.ts'
import { tellReaders } from './telling.ts'
import { admitWriter } from './writing.ts'

type Sending = EndpointInput<typeof sendMessage>['body'] & { conversationId: string }

const hashOf = (content: string, attachmentIds: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([content, ...attachmentIds]))
    .digest()

/** Sends a message; what was sent under its id before is answered again. */
export async function send(
  ctx: Context,
  { conversationId, id, content, ...rest }: Sending,
): Promise<Message> {
  const reached = await findReached(ctx, conversationId)
  if (!reached) throw new Problem('conversation_not_found')
  const side = sideOf(ctx, reached)
  const attachmentIds = [...new Set(rest.attachmentIds)]
  const sentHash = hashOf(content, attachmentIds)
  return transact(ctx.db, async (db) => {
    const within = { ...ctx, db }
    const before = await findStanding(db, reached)
    // Once it is no first message it never is one again, so that only those wait for all others of their side.
    if (before && isApproach(standingOf(before, side, ctx.actor))) await contacts.lockSide(db, reached, side)
    await contacts.lockContact(db, reached)
    if (await isSent(within, { id, conversationId, sentHash })) return readMessage(within, id)
    const { standing, row } = await admitWriter(ctx, db, { pair: reached, side })
    const isFirst = isApproach(standing)
    if (isFirst)
      await chargeApproach(ctx, db, { pair: reached, side, organization: side === 'volunteer' ? null : row })
    const files = { ids: attachmentIds, conversationId, uploaderId: ctx.actor.id }
    if ((await queries.lockUnsent(db, files)).length < attachmentIds.length) {
      throw new Problem('attachment_not_found')
    }
    const now = ctx.now()
    const message = { id, conversationId, side, content, sentHash, senderId: ctx.actor.id, createdAt: now }
    const position = await queries.insertMessage(db, message)
    await queries.attachFiles(db, id, attachmentIds)
    await contacts.saveWritten(db, reached, { side, at: now, isApproach: isFirst })
    const told = await readMessage(within, id)
    const readers = await listReaders(db, conversationId)
    // First: whom the reactions tell too are among them, and two who wait for each other's people would lose a second.
    await tellReaders(db, readers, told)
    const { volunteerId, organizationId } = reached
    await publish(db, {
      type: 'message.sent',
      actorId: ctx.actor.id,
      subjectId: conversationId,
      data: { messageId: id, position, volunteerId, organizationId, side },
      recipientIds: readers
        .filter((reader) => reader.side !== side && !reader.isMuted)
        .map(({ userId }) => userId),
    })
    return told
  })
}

async function isSent(
  ctx: Context,
  { id, conversationId, sentHash }: { id: string; conversationId: string; sentHash: Buffer },
): Promise<boolean> {
  const stored = await queries.findStored(ctx.db, id)
  if (!stored) return false
  const isSame = stored.sentHash === null || stored.sentHash.equals(sentHash)
  if (stored.conversationId !== conversationId || stored.senderId !== ctx.actor.id || !isSame) {
    throw new Problem('message_id_used')
  }
  return true
}

async function chargeApproach(
  ctx: Context,
  db: Db,
  of: { pair: Pair; side: UserType; organization: { isVerified: boolean; hasAuthority: boolean } | null },
): Promise<void> {
  const { since, secondsLeft } = dayOfLimits(ctx.now())
  const sent = await contacts.countApproaches(db, { ...of, since })
  if (sent < approachesADay(ctx.config.firstMessagesADay, of.organization)) return
  throw new Problem('approaches_used_up', undefined, secondsLeft)
}

async function readMessage(ctx: Context, id: string): Promise<Message> {
  const found = await findMessage(ctx, id)
  if (!found) throw new Problem('message_not_found')
  return found
}

/** Lets something happen to a message of the caller's, as it is under the lock of its pair. */
async function withMessage(
  ctx: Context,
  id: string,
  act: (db: Db, stored: queries.StoredMessage, of: { pair: Pair; side: UserType }) => Promise<boolean>,
): Promise<Message> {
  const found = await findMessage(ctx, id)
  const reached = found && (await findReached(ctx, found.conversationId))
  if (!reached) throw new Problem('message_not_found')
  return transact(ctx.db, async (db) => {
    await contacts.lockContact(db, reached)
    const stored = await queries.findStored(db, id)
    if (!stored) throw new Problem('message_not_found')
    const hasChanged = await act(db, stored, { pair: reached, side: sideOf(ctx, reached) })
    const told = await readMessage({ ...ctx, db }, id)
    if (hasChanged) await tellReaders(db, await listReaders(db, reached.id), told)
    return told
  })
}

type Editing = EndpointInput<typeof editMessage>['body'] & { id: string }

/** Changes the words of a message for a while after it was sent, while its writer can write at all. */
export function edit(ctx: Context, { id, content, version }: Editing): Promise<Message> {
  return withMessage(ctx, id, async (db, stored, { pair, side }) => {
    const refusal = whyNotEdited(stored, { userId: ctx.actor.id, now: ctx.now() })
    if (refusal) throw new Problem(refusal)
    await admitWriter(ctx, db, { pair, side })
    if (stored.version !== version) throw new Problem('message_changed')
    if (content === '' && !(await queries.hasFiles(db, id))) {
      throw new Problem('invalid', [{ path: 'content', message: messageRequiredText }])
    }
    if (content === stored.content) return false
    await queries.saveContent(db, { id, content, at: ctx.now() })
    await publish(db, {
      type: 'message.edited',
      actorId: ctx.actor.id,
      subjectId: stored.conversationId,
      data: { messageId: id },
    })
    return true
  })
}

/** Takes the words and files of a message away; twice is once. */
export function takeBack(ctx: Context, id: string): Promise<Message> {
  return withMessage(ctx, id, async (db, stored) => {
    const refusal = whyNotDeleted(stored, ctx.actor.id)
    if (refusal === 'message_deleted') return false
    if (refusal) throw new Problem(refusal)
    const names = await queries.saveDeleted(db, { id, at: ctx.now(), isRemoved: false })
    await removeKept(db, names, ctx.now())
    await publish(db, {
      type: 'message.deleted',
      actorId: ctx.actor.id,
      subjectId: stored.conversationId,
      data: { messageId: id },
    })
    return true
  })
}
