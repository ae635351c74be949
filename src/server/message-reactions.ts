/** What happened in conversations, which are the subject of each of these facts, and who hears of it. Words of messages stand with them alone. */
import type { UserType } from '#domain/accounts.ts'
import type { MessageReportReason } from '#domain/messaging.ts'
import type { Db } from '#server/db/db.ts'
import {
  isEnd,
  readOfConversation,
  tellOfMessage,
  tellVerdict,
} from '#server/features/notifications/message-queries.ts'

interface OfMessage {
  messageId: string
}

interface OfPair {
  volunteerId: string
  organizationId: string
  /** Whose doing it was. */
  side: UserType
}

export interface MessageFacts {
  'message.sent': OfMessage & OfPair & { position: number }
  'message.edited': OfMessage
  'message.deleted': OfMessage
  'message.reported': OfMessage & { reportId: string; reason: MessageReportReason }
  'message.kept': OfMessage
  /** By an administrator. */
  'message.removed': OfMessage
  /** The actor has read to this position. */
  'conversation.read': { position: number }
  'contact.blocked': OfPair
  'contact.unblocked': OfPair
}

export interface MessageTold {
  /** People of the other side who have not muted the conversation. */
  'message.sent': { recipientIds: readonly string[] }
  'message.kept': { reporterIds: readonly string[] }
  /** Its writer is null once the account is gone. */
  'message.removed': { reporterIds: readonly string[]; writerId: string | null; note: string | null }
}

interface Happened<Type extends keyof MessageFacts> {
  id: number
  actorId: string | null
  subjectId: string
  data: MessageFacts[Type]
}

/** The other side reads in the bell that somebody wrote, and in a letter where it does not read the message soon. */
async function tellRecipients(
  db: Db,
  {
    id: factId,
    actorId: senderId,
    subjectId: conversationId,
    data,
    recipientIds,
  }: Happened<'message.sent'> & MessageTold['message.sent'],
): Promise<void> {
  const { side, organizationId } = data
  await tellOfMessage(db, { factId, conversationId, senderId, side, organizationId, recipientIds })
}

/** Whoever reads a conversation to its end needs to be told of it no more. */
async function closeNotice(
  db: Db,
  { actorId: userId, subjectId: conversationId, data }: Happened<'conversation.read'>,
): Promise<void> {
  if (userId && (await isEnd(db, conversationId, data.position))) {
    await readOfConversation(db, { userId, conversationId })
  }
}

async function tellKept(
  db: Db,
  {
    id: factId,
    subjectId: conversationId,
    data,
    reporterIds,
  }: Happened<'message.kept'> & MessageTold['message.kept'],
): Promise<void> {
  await tellVerdict(db, reporterIds, { kind: 'message.report_kept', factId, conversationId, ...data })
}

/** Its writer reads why in a letter. */
async function tellRemoved(
  db: Db,
  {
    id: factId,
    subjectId: conversationId,
    data,
    reporterIds,
    writerId,
  }: Happened<'message.removed'> & MessageTold['message.removed'],
): Promise<void> {
  const about = { factId, conversationId, ...data }
  const others = reporterIds.filter((id) => id !== writerId)
  await tellVerdict(db, others, { kind: 'message.report_removed', ...about })
  if (writerId) await tellVerdict(db, [writerId], { kind: 'message.removed', ...about })
}

/** Who reacts to each of these facts, in this order. */
export const messageReactions = {
  'message.sent': [tellRecipients],
  'message.edited': [],
  'message.deleted': [],
  'message.reported': [],
  'message.kept': [tellKept],
  'message.removed': [tellRemoved],
  'conversation.read': [closeNotice],
  'contact.blocked': [],
  'contact.unblocked': [],
}
