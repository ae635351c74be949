import type { UserType } from '#domain/accounts/accounts.ts'
import type { MessageReportReason } from '#domain/messages/messaging.ts'

interface MessageData {
  messageId: string
}

interface ContactData {
  volunteerId: string
  organizationId: string
  /** The side that acted. */
  side: UserType
}

/**
 * Their subject is the conversation; of a block where the two met elsewhere, the volunteer. No event stores the text of a message. */
export interface MessageEvents {
  'message.sent': MessageData & ContactData & { position: number }
  'message.edited': MessageData
  'message.deleted': MessageData
  'message.reported': MessageData & { reportId: string; reason: MessageReportReason }
  'message.kept': MessageData
  /** By an administrator. */
  'message.removed': MessageData
  'message.restored': MessageData
  /** The actor has read up to this position. */
  'conversation.read': { position: number }
  'contact.blocked': ContactData
  'contact.unblocked': ContactData
  /** A message to all accepted volunteers of a project, which is its subject. */
  'announcement.sent': { announcementId: string; organizationId: string; recipients: number }
}

export interface MessageDetails {
  'contact.blocked': { at: Date }
  /** People on the other side who have not muted the conversation. */
  'message.sent': { recipientIds: readonly string[] }
  /** Volunteers who have not muted their conversation about the project. */
  'announcement.sent': { notified: readonly { userId: string; conversationId: string }[] }
  'message.kept': { reporterIds: readonly string[] }
  /** The writer is null if the account is deleted. */
  'message.removed': {
    reporterIds: readonly string[]
    writerId: string | null
    note: string | null
    /** Not if the writer deleted the message before: there is nothing to bring back. */
    canAppeal: boolean
  }
  /** The writer is null if the account is deleted, or if their appeal was granted, which notifies them. */
  'message.restored': { reporterIds: readonly string[]; writerId: string | null }
}
