/** Replies to emails about messages: they become messages of the person who replied, by the same call as on the site. */
import { createHash } from 'node:crypto'
import type { ParsedMail } from 'mailparser'
import type { User } from '#contract/accounts/accounts.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { sendMessage } from '#contract/messages/messages.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { isAutomatic } from '#domain/email/automatic.ts'
import type { ReplyNotice } from '#domain/email/replies.ts'
import { extractReply } from '#domain/email/reply-text.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { languageOf } from '#server/email/language.ts'
import { findUser } from '#server/features/accounts/queries.ts'
import { findStored } from '#server/features/messages/queries.ts'
import { sendReply } from '#server/features/messages/replies/reply-service.ts'
import { emailUnreadAgain } from '#server/features/notifications/message-queries.ts'
import { Problem } from '#server/http/problem.ts'
import { checkCall } from '#server/http/check-call.ts'
import { requirementsOf } from '#server/queries/accounts/account-requirements.ts'
import { findReplyReader } from '#server/queries/messages/reply-readers.ts'
import type { SharedContext } from '#server/shared-context.ts'
import { toTextOfHtml } from './html-text.ts'
import type { ReplyClaim } from './reply-address.ts'

export type ReplyServices = SharedContext & { log: (message: string, error?: unknown) => void }

/** An address that the product signed, with the account that may write to it. */
export interface FoundReplyAddress {
  userId: string
  /** The address of the account: replies come from it, and notices go to it. */
  email: string
  conversationId: string
  /** The last message in the email that is answered; 0 if it has none. */
  lastPosition: number
  isExpired: boolean
}

/** The account and the conversation of a reply address; null if it is not ours, or the account has another address now. */
export async function findReplyAddress(db: Db, claim: ReplyClaim): Promise<FoundReplyAddress | null> {
  const found = await findReplyReader(db, claim.notificationId)
  if (!found || !claim.isSignedFor(found.email)) return null
  return { ...found, lastPosition: claim.lastPosition, isExpired: claim.isExpired }
}

interface Received {
  email: ParsedMail
  sender: string | null
}

/**
 * Sends what a person replied. An automatic email has no effect; a reply that can't be sent gets one email to the
 * account that says why, no matter who wrote it.
 */
export async function takeInReply(
  services: ReplyServices,
  address: FoundReplyAddress,
  { email, sender }: Received,
): Promise<void> {
  await services.limits.charge([{ limit: 'inboundEmails', key: address.userId }])
  if (isAutomatic((name) => headerOf(email, name), sender)) return
  const id = deriveId(address, email)
  const notice = await send(services, address, { id, email })
  // A copy that comes later, when it would be refused: the first one was sent.
  if (notice && notice !== 'files' && (await findStored(services.db, id))) return
  if (notice) await sendNotice(services, { address, id, notice })
}

/** Returns what to email the person about it; null if there is nothing to say. */
async function send(
  services: ReplyServices,
  { userId, conversationId, lastPosition, isExpired, ...address }: FoundReplyAddress,
  { id, email }: { id: string; email: ParsedMail },
): Promise<ReplyNotice | null> {
  if (!isFrom(email, address.email)) return 'sender'
  if (isExpired) return 'expired'
  const content = readReply(email)
  if (content === '') return 'empty'
  const ctx = await makeContext(services, userId)
  if (!ctx) return 'account'
  try {
    const given = { params: { id: conversationId }, body: { id, content } }
    const { body } = await checkCall(sendMessage, { ctx, log: services.log }, given)
    const readPosition = await sendReply(ctx, { ...body, conversationId, emailedPosition: lastPosition })
    if (readPosition !== null) await emailUnreadAgain(ctx.db, { userId, conversationId, readPosition })
  } catch (error) {
    return findNotice(error)
  }
  return hasFiles(email) ? 'files' : null
}

/** What the person wrote: the text, or else the HTML, however the parts of the email are nested. */
function readReply({ text, html }: ParsedMail): string {
  const site = getSiteName()
  const written = extractReply(text ?? '', site)
  return written === '' && html ? extractReply(toTextOfHtml(html), site) : written
}

/** Exactly one sender, who is the person. Anyone can write this; what protects is that no one else knows the address. */
function isFrom({ from }: ParsedMail, email: string): boolean {
  const [only, ...others] = from?.value ?? []
  return others.length === 0 && only?.address?.toLowerCase() === email.toLowerCase()
}

const signatureTypes = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
])

/** Whether there are files besides pictures that belong to the text or a signature. */
const hasFiles = ({ attachments }: ParsedMail) =>
  attachments.some(({ related, contentType }) => !related && !signatureTypes.has(contentType))

async function makeContext({ log: _, ...shared }: ReplyServices, userId: string): Promise<Context | null> {
  const { db, config } = shared
  const user = await findUser(db, userId)
  if (!user) return null
  const actor: User = { ...user, ...requirementsOf(user, config) }
  // There is no request; the address of a mail server says nothing about the person.
  const origin = { ip: '0.0.0.0', sessionHashPrefix: null, requestId: 'inbound-email' }
  return { ...shared, actor, origin, language: languageOf(user, config), authenticatedAt: null }
}

/** Refusals that are not about the conversation. */
const notices: Partial<Record<ProblemCode, ReplyNotice>> = {
  invalid: 'tooLong',
  unreadable_text: 'tooLong',
  too_many_requests: 'tooMany',
  approaches_used_up: 'tooMany',
  email_not_verified: 'account',
  deletion_pending: 'account',
  unauthorized: 'account',
  forbidden: 'account',
  second_factor_required: 'account',
}

/** The notice for a refused message. Throws what may work later, so that the mail server tries again. */
function findNotice(error: unknown): ReplyNotice | null {
  if (!(error instanceof Problem) || error.code === 'unavailable') throw error
  // The same email, changed on its way: its first copy is in the conversation.
  if (error.code === 'message_id_used') return null
  return notices[error.code] ?? 'closed'
}

/** One email for each reply, however often it is delivered, and only so many to one person. */
async function sendNotice(
  { db, limits }: ReplyServices,
  { address, id, notice }: { address: FoundReplyAddress; id: string; notice: ReplyNotice },
): Promise<void> {
  try {
    await limits.charge([
      { limit: 'replyNotice', key: id },
      { limit: 'replyNotices', key: address.userId },
    ])
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return
    throw error
  }
  const { userId, conversationId } = address
  await enqueueEmails(db, 'message.replyNotice', [
    { data: { userId, conversationId, replyId: id, notice }, uniqueKey: `reply-notice:${id}` },
  ])
}

/** The value of a header, in lower case and without parameters. */
function headerOf({ headerLines }: ParsedMail, name: string): string | null {
  const found = headerLines.find(({ key }) => key === name)
  if (!found) return null
  const value = found.line.slice(found.line.indexOf(':') + 1).replaceAll(/\s+/g, ' ')
  return (value.split(';')[0] ?? '').trim().toLowerCase()
}

/**
 * The id of the message (UUID version 8): the same however often an email is delivered. An email without a Message-ID
 * is known by its date and text.
 */
function deriveId({ userId, conversationId }: FoundReplyAddress, email: ParsedMail): string {
  const name = email.messageId ?? `${headerOf(email, 'date') ?? ''} ${email.text ?? ''}${email.html || ''}`
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, conversationId, name]))
    .digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
