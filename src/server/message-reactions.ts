/** What happened in conversations, which are the subject of each of these facts, and who hears of it. Words of messages stand with them alone. */
import type { UserType } from '#domain/accounts.ts'
import type { MessageReportReason } from '#domain/messaging.ts'

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

/** Who reacts to each of these facts, in this order. */
export const messageReactions = {
  'message.sent': [],
  'message.edited': [],
  'message.deleted': [],
  'message.reported': [],
  'message.kept': [],
  'message.removed': [],
  'conversation.read': [],
  'contact.blocked': [],
  'contact.unblocked': [],
}
