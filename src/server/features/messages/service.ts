/** Sending, editing and deleting messages. */
import { createHash } from 'node:crypto'
import type { EndpointInput } from '#contract/endpoint.ts'
import { type editMessage, type Message, type sendMessage } from '#contract/messages/messages.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { StoredLanguage } from '#domain/text/content-languages.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import {
  dailyFirstContactLimit,
  isFirstContact,
  findDeleteRefusal,
  findEditRefusal,
} from '#domain/messages/messaging.ts'
import { findLimitDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { retireFiles } from '#server/files/remove.ts'
import { lockAcceptedBetween } from '#server/queries/applications/lock-accepted-between.ts'
import { lockContact } from '#server/queries/applications/lock-contact.ts'
import { Problem } from '#server/http/problem.ts'
import { findMessage } from './message-search.ts'
import * as contacts from './contact-queries.ts'
import * as queries from './queries.ts'
import { listReaders } from './reader-queries.ts'
import { findReached } from './search.ts'
import { sideOf } from './side.ts'
import { findMessageLanguage } from '#server/languages/content-language.ts'
import { findContactStatus, toContactStatus, type Pair } from './contact-status-queries.ts'
import { pushMessage } from './push-message.ts'
import { authorizeWriter } from './authorize-writer.ts'

type MessageInput = EndpointInput<typeof sendMessage>['body'] & { conversationId: string }

const hashOf = (content: string, attachmentIds: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([content, ...attachmentIds]))
    .digest()

/** Sends a message. If the ID was sent before, returns the stored message. */
export async function send(
  ctx: Context,
  { conversationId, id, content, ...rest }: MessageInput,
): Promise<Message> {
  const reached = await findReached(ctx, conversationId)
  if (!reached) throw new Problem('conversation_not_found')
  const side = sideOf(ctx, reached)
  const attachmentIds = [...new Set(rest.attachmentIds)]
  const language = await findMessageLanguage(content)
  return transact(ctx.db, async (db) => {
    const within = { ...ctx, db }
    const before = await findContactStatus(db, reached)
    // A message that is not a first contact never becomes one, so only first contacts wait for the others of their
    // side. The order is that of invites: organization, contact, volunteer.
    const isCounted = before !== null && isFirstContact(toContactStatus(before, side, ctx.actor))
    if (isCounted && side === 'organization') await contacts.lockSender(db, reached, side)
    await lockContact(db, reached)
    if (isCounted && side === 'volunteer') await contacts.lockSender(db, reached, side)
    return deliver(within, reached, { id, content, language, attachmentIds })
  })
}

interface NewMessage {
  id: string
  content: string
  language: StoredLanguage
  attachmentIds: readonly string[]
}

/**
 * Stores a message in a conversation whose pair the transaction has locked, and sends it to the readers. If the ID was
 * sent before, returns the stored message.
 */
export async function deliver(
  ctx: Context,
  reached: Pair & { id: string },
  { id, content, language, attachmentIds }: NewMessage,
): Promise<Message> {
  const { db } = ctx
  const { id: conversationId, volunteerId, organizationId } = reached
  const side = sideOf(ctx, reached)
  const sentHash = hashOf(content, attachmentIds)
  if (await isSent(ctx, { id, conversationId, sentHash })) return findPresented(ctx, id)
  const { status, row } = await authorizeWriter(ctx, db, { pair: reached, side })
  const isFirst = isFirstContact(status)
  if (isFirst)
    await checkFirstContactLimit(ctx, db, {
      pair: reached,
      side,
      organization: side === 'volunteer' ? null : row,
    })
  const files = { ids: attachmentIds, conversationId, uploaderId: ctx.actor.id }
  if ((await queries.lockUnsent(db, files)).length < attachmentIds.length) {
    throw new Problem('attachment_not_found')
  }
  const now = ctx.now()
  const message = {
    id,
    conversationId,
    side,
    content,
    ...language,
    sentHash,
    senderId: ctx.actor.id,
    createdAt: now,
  }
  // Before the readers: who answers about this work locks the application, and then the same readers.
  if (side === 'volunteer') await lockAcceptedBetween(db, reached)
  const position = await queries.insertMessage(db, message)
  await queries.attachFiles(db, id, attachmentIds)
  await contacts.saveFirstMessage(db, reached, { side, at: now, isFirstContact: isFirst })
  const presented = await findPresented(ctx, id)
  const readers = await listReaders(db, conversationId)
  // Lock the readers first: the event handlers notify some of them too, and two transactions that lock them in
  // different orders would deadlock for a second.
  await pushMessage(db, readers, presented)
  await publish(db, {
    type: 'message.sent',
    actorId: ctx.actor.id,
    subjectId: conversationId,
    data: { messageId: id, position, volunteerId, organizationId, side },
    recipientIds: readers
      .filter((reader) => reader.side !== side && !reader.isMuted)
      .map(({ userId }) => userId),
  })
  return presented
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

async function checkFirstContactLimit(
  ctx: Context,
  db: Db,
  of: { pair: Pair; side: UserType; organization: { isVerified: boolean; hasAuthority: boolean } | null },
): Promise<void> {
  const { since, secondsLeft } = findLimitDay(ctx.now())
  const sent = await contacts.countFirstContacts(db, { ...of, since })
  if (sent < dailyFirstContactLimit(ctx.config.firstMessagesADay, of.organization)) return
  throw new Problem('approaches_used_up', undefined, secondsLeft)
}

async function findPresented(ctx: Context, id: string): Promise<Message> {
  const found = await findMessage(ctx, id)
  if (!found) throw new Problem('message_not_found')
  return found
}

/** Changes one of the caller's messages under the lock of its pair. */
async function changeMessage(
  ctx: Context,
  id: string,
  act: (db: Db, stored: queries.StoredMessage, of: { pair: Pair; side: UserType }) => Promise<boolean>,
): Promise<Message> {
  const found = await findMessage(ctx, id)
  const reached = found && (await findReached(ctx, found.conversationId))
  if (!reached) throw new Problem('message_not_found')
  return transact(ctx.db, async (db) => {
    await lockContact(db, reached)
    const stored = await queries.findStored(db, id)
    if (!stored) throw new Problem('message_not_found')
    const hasChanged = await act(db, stored, { pair: reached, side: sideOf(ctx, reached) })
    const presented = await findPresented({ ...ctx, db }, id)
    if (hasChanged) await pushMessage(db, await listReaders(db, reached.id), presented)
    return presented
  })
}

type EditInput = EndpointInput<typeof editMessage>['body'] & { id: string }

/** Edits a message's text within the time limit, while its writer is still allowed to write. */
export async function edit(ctx: Context, { id, content, version }: EditInput): Promise<Message> {
  const language = await findMessageLanguage(content)
  return changeMessage(ctx, id, async (db, stored, { pair, side }) => {
    const refusal = findEditRefusal(stored, { userId: ctx.actor.id, now: ctx.now() })
    if (refusal) throw new Problem(refusal)
    await authorizeWriter(ctx, db, { pair, side })
    if (stored.version !== version) throw new Problem('message_changed')
    if (content === '' && !(await queries.hasFiles(db, id))) {
      throw new Problem('invalid', [{ path: 'content', message: fieldText('messages.empty') }])
    }
    if (content === stored.content) return false
    await queries.saveContent(db, { id, content, ...language, at: ctx.now() })
    await publish(db, {
      type: 'message.edited',
      actorId: ctx.actor.id,
      subjectId: stored.conversationId,
      data: { messageId: id },
    })
    return true
  })
}

/** Deletes a message's text and files. Deleting twice has the same effect. */
export function deleteMessageContent(ctx: Context, id: string): Promise<Message> {
  return changeMessage(ctx, id, async (db, stored) => {
    const refusal = findDeleteRefusal(stored, ctx.actor.id)
    if (refusal === 'message_deleted') return false
    if (refusal) throw new Problem(refusal)
    const names = await queries.saveDeleted(db, { id, at: ctx.now() })
    await retireFiles(db, names, ctx.now())
    await publish(db, {
      type: 'message.deleted',
      actorId: ctx.actor.id,
      subjectId: stored.conversationId,
      data: { messageId: id },
    })
    return true
  })
}
